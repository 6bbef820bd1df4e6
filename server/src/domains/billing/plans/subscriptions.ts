import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Queries } from '../../../ports/db/port.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import type { Delivery } from '../payments/payments.service.ts';
import type { Authorizations } from './authorizations.ts';
import * as repo from './billing.repo.ts';
import { addDays, anchorOf, endOf, findPaidPlan, nextTry } from './billing.rules.ts';
import type { Standings } from './standing.service.ts';

interface SubscriptionsDeps {
  clock: Clock;
  mail: MailService;
  authorizations: Authorizations;
  provider: string | null;
  standings: Standings;
}

export interface Subscriptions {
  /** Gives Pro for some days, after what is there already. */
  give(trx: Queries, userId: string, reason: 'trial' | 'grant', days: number): Promise<void>;
  delivery: Delivery;
}

/** No charge is planned, waits to be confirmed or failed. */
export const nothingDue = { charge_at: null, confirm_by: null, failed_charges: 0 };

/** What payments, trials and gifts change about who has Pro until when. */
export function createSubscriptions({
  clock,
  mail,
  authorizations,
  provider,
  standings,
}: SubscriptionsDeps): Subscriptions {
  /** What is bought or given now begins when what is there ends. */
  async function startOfNext(trx: Queries, userId: string): Promise<{ from: Date; isGoingOn: boolean }> {
    const { isPro, endsAt } = await standings.find(trx, userId);
    return isPro && endsAt ? { from: endsAt, isGoingOn: true } : { from: clock.now(), isGoingOn: false };
  }

  async function append(
    trx: Queries,
    userId: string,
    given: { reason: repo.PeriodRow['reason']; reference?: string; from: Date; until: Date },
  ): Promise<void> {
    const { reason, reference = null, from, until } = given;
    await repo.insertPeriod(trx, { id: newId(), user_id: userId, reason, reference, starts_at: from, ends_at: until });
  }

  const delivery: Delivery = {
    async deliver(trx, { userId, item, reference, origin, authorization }) {
      const plan = findPaidPlan(item);
      if (!plan) throw new Error(`Nobody knows what to deliver for ${item}.`);
      const before = await repo.lock(trx, userId);
      const { from, isGoingOn } = await startOfNext(trx, userId);
      const anchor_day = anchorOf(from, isGoingOn ? before.anchor_day : null);
      const until = endOf(from, plan.interval, anchor_day);
      const reason = origin === 'renewal' ? 'renewal' : 'purchase';
      await append(trx, userId, { reason, reference, from, until });
      if (authorization && provider) await authorizations.keep(trx, userId, provider, authorization);
      // A renewal that the provider reports late does not undo a cancellation made meanwhile.
      const isCheckout = origin === 'checkout';
      const renews = isCheckout ? authorization !== null : before.renews;
      await repo.save(trx, userId, {
        ...(isCheckout && { interval: plan.interval, cancelled_at: null }),
        renews,
        ...nothingDue,
        charge_at: renews ? until : null,
        anchor_day,
      });
      return { from, until };
    },

    async withdraw(trx, { userId, reference }) {
      await repo.lock(trx, userId);
      const now = clock.now();
      const period = await repo.withdrawPeriod(trx, reference, now);
      if (!period) return;
      const left = period.ends_at.getTime() - Math.max(now.getTime(), period.starts_at.getTime());
      if (left > 0) await repo.pullForward(trx, userId, period.ends_at, left / 1000);
      // A card whose owner wants the money back is not charged again.
      await repo.save(trx, userId, { ...nothingDue, renews: false });
      await repo.dropAuthorization(trx, userId);
    },

    async restore(trx, { userId, reference }) {
      await repo.lock(trx, userId);
      await repo.restorePeriod(trx, reference);
    },

    async onFailed(trx, { userId, reference, origin }) {
      if (origin !== 'renewal') return;
      const subscription = await repo.lock(trx, userId);
      if (!subscription.renews) return;
      const now = clock.now();
      const { endsAt } = await standings.find(trx, userId);
      const failed_charges = subscription.failed_charges + 1;
      // Whoever did not confirm a charge in all that time is not asked for another.
      const isOver = subscription.confirm_by !== null && subscription.confirm_by <= now;
      const charge_at = isOver ? null : nextTry(failed_charges, endsAt ?? now, now);
      await repo.save(trx, userId, { failed_charges, charge_at, confirm_by: null, renews: charge_at !== null });
      // After the last try the letter that Pro has ended says it all.
      if (charge_at) await mail.post('renewal-failed', reference, { within: trx });
    },

    async onPaused(trx, { userId, reference }, until) {
      const { renews } = await repo.lock(trx, userId);
      if (!renews) return;
      await repo.save(trx, userId, { charge_at: null, confirm_by: until });
      await mail.post('renewal-paused', reference, { within: trx });
    },
  };

  return {
    delivery,
    async give(trx, userId, reason, days) {
      const { from } = await startOfNext(trx, userId);
      await append(trx, userId, { reason, from, until: addDays(from, days) });
    },
  };
}
