import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { Authorizations } from './authorizations.ts';
import * as repo from './billing.repo.ts';
import { addDays, announcedDaysBefore, describePlan, longestAnnouncement, plans } from './billing.rules.ts';
import type { Standings } from './standing.service.ts';
import { nothingDue } from './subscriptions.ts';

interface RenewalsDeps {
  db: Database;
  clock: Clock;
  log: Log;
  mail: MailService;
  payments: PaymentsService;
  authorizations: Authorizations;
  standings: Standings;
}

/** What time does to subscriptions. Each step can be done twice, by two workers, and be left in the middle. */
export interface Renewals {
  run(): Promise<void>;
}

const mostAtOnce = 200;

export function createRenewals(deps: RenewalsDeps): Renewals {
  const { db, clock, log, mail, payments, authorizations, standings } = deps;

  async function charge(userId: string): Promise<void> {
    const order = await db.queries.transaction().execute(async (trx) => {
      const { renews, charge_at, interval } = await repo.lock(trx, userId);
      if (!renews || !interval || !charge_at || charge_at > clock.now()) return null;
      const authorization = payments.provider ? await authorizations.open(trx, userId, payments.provider) : null;
      if (!authorization) {
        await repo.save(trx, userId, { renews: false, charge_at: null });
        return null;
      }
      const plan = plans[`pro-${interval}`];
      const reference = await payments.orderCharge(trx, {
        userId,
        purpose: 'pro',
        item: plan.id,
        description: describePlan(interval),
        amountKobo: plan.price * 100,
        // Where somebody comes back to who confirmed the charge to the bank, or did not.
        returnPath: '/payment-complete',
        cancelPath: '/billing',
      });
      return { reference, authorization };
    });
    if (order) await payments.charge(order.reference, order.authorization);
  }

  async function close(userId: string): Promise<void> {
    await db.queries.transaction().execute(async (trx) => {
      await repo.lock(trx, userId);
      const { isPro, isPastDue, status } = await standings.find(trx, userId);
      // While the card is tried again nothing has ended.
      if (isPastDue) return;
      const isFirst = (await repo.closePeriods(trx, userId, clock.now())) > 0;
      if (isPro || status !== 'free' || !isFirst) return;
      await repo.save(trx, userId, { ...nothingDue, renews: false, cancelled_at: null });
      await repo.dropAuthorization(trx, userId);
      await mail.post('plan-ended', userId, { within: trx });
    });
  }

  async function announce(): Promise<void> {
    const now = clock.now();
    const soon = addDays(now, longestAnnouncement);
    for (const period of await repo.listToAnnounce(db.queries, now, soon, mostAtOnce)) {
      const { subscription, endsAt } = await standings.find(db.queries, period.user_id);
      const days = announcedDaysBefore(period.reason, subscription);
      // What something follows does not end for the learner.
      const isLast = endsAt?.getTime() === period.ends_at.getTime();
      if (!isLast || days === null || period.ends_at > addDays(now, days)) continue;
      await db.queries.transaction().execute(async (trx) => {
        if (await repo.markAnnounced(trx, period.id, now)) await mail.post('plan-ending', period.id, { within: trx });
      });
    }
  }

  /** One account's trouble is not another's. */
  async function forEach(userIds: string[], step: (userId: string) => Promise<void>): Promise<void> {
    for (const userId of userIds) {
      await step(userId).catch((error: unknown) => log.warn({ err: error, userId }, 'subscription'));
    }
  }

  return {
    async run() {
      await forEach(await repo.listToCharge(db.queries, clock.now(), mostAtOnce), charge);
      await forEach(await repo.listToClose(db.queries, clock.now(), mostAtOnce), close);
      await announce();
    },
  };
}
