import type { Subscription, SubscriptionPlan } from '@akada/contract';
import { dayMs } from '../../../platform/days.rules.ts';

/** What Pro costs, how long it lasts and who has it. Pure. */

export type Interval = 'monthly' | 'yearly';
export type PlanId = SubscriptionPlan['id'];

const monthlyPrice = 6000;
const yearlyDiscountPercent = 10;
const months: Record<Interval, number> = { monthly: 1, yearly: 12 };
export const trialDays = 5;
export const freeSprints = 3;

/** When a charge that failed is tried again, in days after the end of the period: three times, then Pro ends. */
const retryDays = [2, 4, 7];
/** The last try may come a little late. */
const graceDays = 8;

function pro(interval: Interval): SubscriptionPlan {
  const full = monthlyPrice * months[interval];
  const saving = interval === 'yearly' ? (full * yearlyDiscountPercent) / 100 : 0;
  return {
    id: `pro-${interval}`,
    name: 'Pro',
    price: full - saving,
    interval,
    monthly_price: (full - saving) / months[interval],
    saving,
    saving_percent: (saving * 100) / full,
    trial_days: trialDays,
    max_sprints: null,
  };
}

const free: SubscriptionPlan = {
  id: 'free',
  name: 'Free',
  price: 0,
  interval: null,
  monthly_price: 0,
  saving: 0,
  saving_percent: 0,
  trial_days: 0,
  max_sprints: freeSprints,
};

export const plans: Record<PlanId, SubscriptionPlan> = {
  free,
  'pro-monthly': pro('monthly'),
  'pro-yearly': pro('yearly'),
};

/** The plan that somebody pays for, by what he sent. */
export function findPaidPlan(id: string): (SubscriptionPlan & { interval: Interval }) | null {
  const plan = plans[id as PlanId];
  return plan?.interval ? { ...plan, interval: plan.interval } : null;
}

export const describePlan = (interval: Interval) => `Akada Pro, ${interval === 'yearly' ? 'one year' : 'one month'}`;

export const addDays = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The day of the month that periods end on. Where one goes on from another that ended early because its month was
 * short, the day on which the first began still counts: 31 January, 28 February, 31 March.
 */
export function anchorOf(start: Date, before: number | null): number {
  const day = start.getUTCDate();
  const isCutShort = day === lastDayOf(start.getUTCFullYear(), start.getUTCMonth());
  return isCutShort && before !== null && before > day ? before : day;
}

/** The anchored day a month or a year later; the last of that month where it has no such day. */
export function endOf(start: Date, interval: Interval, anchorDay = start.getUTCDate()): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months[interval]);
  end.setUTCDate(Math.min(anchorDay, lastDayOf(end.getUTCFullYear(), end.getUTCMonth())));
  return end;
}

export interface PeriodFact {
  reason: 'trial' | 'purchase' | 'renewal' | 'grant';
  starts_at: Date;
  ends_at: Date;
}

export interface SubscriptionFact {
  interval: Interval | null;
  renews: boolean;
  cancelled_at: Date | null;
  charge_at: Date | null;
  /** While the bank wants a charge confirmed: until when that is waited for. */
  confirm_by: Date | null;
  failed_charges: number;
  trial_started_at: Date | null;
}

export interface Standing {
  status: Subscription['status'];
  isPro: boolean;
  /** Until when Pro is paid for or given. */
  endsAt: Date | null;
  trialEndsAt: Date | null;
  /** The period is over, the charge for the next one failed or is under way, and Pro goes on for now. */
  isPastDue: boolean;
}

const onFree: Standing = { status: 'free', isPro: false, endsAt: null, trialEndsAt: null, isPastDue: false };

/** Nothing is waited for longer than this, also where the last try is one that the bank wants confirmed. */
const longestWaitDays = 30;
/** Periods older than this say nothing about today. */
export const oldestThatMatters = (now: Date) => addDays(now, -longestWaitDays);

/** How somebody stands now. The periods are those that were not withdrawn. */
export function standingOf(
  subscription: SubscriptionFact | undefined,
  periods: readonly PeriodFact[],
  now: Date,
): Standing {
  const last = periods.reduce<Date | null>((end, { ends_at }) => (end && end > ends_at ? end : ends_at), null);
  if (!last) return onFree;
  const current = periods.filter(({ ends_at }) => ends_at > now);
  if (current.length === 0) {
    const isConfirmable = subscription?.confirm_by != null && now < subscription.confirm_by;
    const isWaited = subscription?.renews === true && (now < addDays(last, graceDays) || isConfirmable);
    return isWaited ? { ...onFree, status: 'active', isPro: true, endsAt: last, isPastDue: true } : onFree;
  }
  if (!current.some(({ starts_at }) => starts_at <= now)) return onFree;
  const isTrial = current.every(({ reason }) => reason === 'trial');
  const isCancelled = subscription?.cancelled_at != null;
  return {
    status: isCancelled ? 'canceling' : isTrial ? 'trial' : 'active',
    isPro: true,
    endsAt: last,
    trialEndsAt: isTrial ? last : null,
    isPastDue: false,
  };
}

/** What follows a failed charge: another try, or null where that was the last. */
export function nextTry(failedCharges: number, periodEnd: Date, now: Date): Date | null {
  const days = retryDays[failedCharges - 1];
  if (days === undefined) return null;
  const planned = addDays(periodEnd, days);
  // A server that slept does not try three times in a row.
  return planned > now ? planned : addDays(now, 1);
}

/** How long before its end a letter goes out; null where none is needed, as what renews each month is expected. */
export function announcedDaysBefore(
  reason: PeriodFact['reason'],
  subscription: SubscriptionFact | undefined,
): number | null {
  if (subscription?.cancelled_at) return null;
  if (reason === 'trial') return 1;
  if (!subscription?.renews) return 3;
  return subscription.interval === 'yearly' ? 7 : null;
}
export const longestAnnouncement = 7;
