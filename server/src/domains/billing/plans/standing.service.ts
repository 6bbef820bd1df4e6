import type { Clock } from '../../../platform/clock.ts';
import { type Database, mapped, nothing, type Part, type Queries, readPart } from '../../../ports/db/port.ts';
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
  /** The same, to be read together with other things. `since` is that of now. */
  isProOf(userId: string, since: Date): Part<boolean>;
  /** The moment from which periods matter now. */
  since(): Date;
  /** When Pro ends and nothing renews it; null where it goes on, or is not there. `since` is that of now. */
  endOf(userId: string, since: Date): Part<Date | null>;
}

export function createStandings({ db, clock, gating }: StandingDeps): Standings {
  const since = () => oldestThatMatters(clock.now());

  const standingPart = (userId: string, from: Date) =>
    mapped(repo.standingFacts(userId, from), ({ subscription, periods }) => ({
      subscription,
      ...standingOf(subscription, periods, clock.now()),
    }));

  async function find(queries: Queries, userId: string) {
    return readPart(queries, standingPart(userId, since()));
  }

  return {
    find,
    isPro: async (userId) => (await find(db.queries, userId)).isPro,
    isProOf: (userId, from) => mapped(standingPart(userId, from), ({ isPro }) => isPro),
    since,
    endOf: (userId, from) =>
      gating === 'off'
        ? nothing
        : mapped(standingPart(userId, from), ({ subscription, isPro, endsAt }) =>
            isPro && !subscription?.renews ? endsAt : null,
          ),
  };
}
