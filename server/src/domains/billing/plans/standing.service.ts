import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import * as repo from './billing.repo.ts';
import { oldestThatMatters, type Standing, standingOf } from './billing.rules.ts';

interface StandingDeps {
  db: Database;
  clock: Clock;
  gating: 'on' | 'off';
}

/** Who has Pro until when: read from rows and the time alone, so that everybody can ask and nobody has to wait for payments. */
export interface Standings {
  find(queries: Queries, userId: string): Promise<{ subscription: repo.SubscriptionRow | undefined } & Standing>;
  /** Whether an account has Pro now. */
  isPro(userId: string): Promise<boolean>;
  /** When Pro ends and nothing renews it; null where it goes on, or is not there. */
  endOf(userId: string): Promise<Date | null>;
}

export function createStandings({ db, clock, gating }: StandingDeps): Standings {
  async function find(queries: Queries, userId: string) {
    const now = clock.now();
    const subscription = await repo.find(queries, userId);
    const periods = await repo.listPeriods(queries, userId, oldestThatMatters(now));
    return { subscription, ...standingOf(subscription, periods, now) };
  }

  return {
    find,
    isPro: async (userId) => (await find(db.queries, userId)).isPro,
    async endOf(userId) {
      const { subscription, isPro, endsAt } = await find(db.queries, userId);
      return gating === 'on' && isPro && !subscription?.renews ? endsAt : null;
    },
  };
}
