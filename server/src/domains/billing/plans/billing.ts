import type { BillingState, Receipt, ReceiptSummary, SubscriptionPlan } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import type { Making } from '../../../platform/once.ts';
import type { Queue, Work } from '../../../platform/queue.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Composer, MailService } from '../../letters/mail/mail.service.ts';
import { movesNoMoney } from '../payments/payments.rules.ts';
import type { BegunPayment, Delivery, PaymentStatus, PaymentsService } from '../payments/payments.service.ts';
import type { Trials } from '../payments/trials.service.ts';
import type { Allowances } from './allowances.service.ts';
import { createAuthorizations } from './authorizations.ts';
import { billingWork, runBilling } from './billing.jobs.ts';
import { type BillingLetter, createBillingLetters } from './billing.letters.ts';
import * as repo from './billing.repo.ts';
import { describePlan, findPaidPlan, plans, trialDays } from './billing.rules.ts';
import { createRenewals } from './renewals.ts';
import type { Standings } from './standing.service.ts';
import { createSubscriptions, nothingDue } from './subscriptions.ts';

export interface BillingService {
  state(userId: string): Promise<BillingState>;
  plans(): SubscriptionPlan[];
  startTrial(userId: string, making: Making): Promise<void>;
  subscribe(userId: string, planId: string, making: Making): Promise<BegunPayment>;
  verify(userId: string, reference: string): Promise<BillingState & { verified: boolean; status: PaymentStatus }>;
  cancel(userId: string): Promise<BillingState>;
  resume(userId: string): Promise<BillingState>;
  changePlan(userId: string, planId: string): Promise<BillingState>;
  receipts(userId: string): Promise<{ receipts: ReceiptSummary[] }>;
  receipt(userId: string, number: string): Promise<Receipt>;
  /** The operator's gift: Pro for some days, after what is there already. */
  grant(userId: string, days: number): Promise<void>;
  delivery: Delivery;
  composers: Record<BillingLetter, Composer>;
  work: Work[];
}

interface BillingDeps {
  db: Database;
  clock: Clock;
  log: Log;
  queue: Queue;
  secrets: Secrets;
  mail: MailService;
  payments: PaymentsService;
  trials: Trials;
  standings: Standings;
  provider: string | null;
  gating: 'on' | 'off';
  hasGroup: boolean;
  /** Full once every feature is built. */
  allowances: Readonly<Allowances>;
}

const [returnPath, cancelPath] = ['/payment-complete', '/subscription/cancel'];

export function createBilling(deps: BillingDeps): BillingService {
  const { db, clock, queue, provider, gating, hasGroup, allowances, payments, trials, standings } = deps;
  const authorizations = createAuthorizations(deps);
  const subscriptions = createSubscriptions({ ...deps, authorizations });
  const isOnSale = provider !== null && gating === 'on';
  const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

  async function subscriptionOf(userId: string): Promise<BillingState['subscription']> {
    const { subscription: row, status, endsAt, trialEndsAt, isPastDue } = await standings.find(db.queries, userId);
    const card = row?.renews ? await repo.findAuthorization(db.queries, userId) : undefined;
    const plan = row?.interval && status !== 'trial' && status !== 'free' ? plans[`pro-${row.interval}`] : null;
    const paused = row?.confirm_by ? await payments.findPaused({ userId }) : undefined;
    // Whoever looks at what is due does not wait for the clock of the queue.
    const isDue = row?.renews && row.charge_at && row.charge_at <= clock.now();
    if (isDue) await queue.enqueue(runBilling, {}, { singletonKey: userId });
    const mayTry = isOnSale && status === 'free' && !row?.trial_started_at;
    return {
      status: gating === 'off' ? 'active' : status,
      plan_id: plan?.id ?? (status === 'free' && gating === 'on' ? 'free' : null),
      trial_ends_at: iso(trialEndsAt),
      current_period_ends_at: iso(endsAt),
      renews_at: row?.renews ? iso(row.charge_at) : null,
      renewal_price: row?.renews && plan ? plan.price : null,
      is_past_due: isPastDue && ((row?.failed_charges ?? 0) > 0 || paused !== undefined),
      confirmation: paused && row?.confirm_by ? { url: paused.confirmUrl, until: row.confirm_by.toISOString() } : null,
      payment_method: card ? { channel: card.channel, brand: card.brand, last4: card.last4 } : null,
      can_start_trial: mayTry && !(await trials.wasUsed(db.queries, userId, 'pro')),
    };
  }

  async function state(userId: string): Promise<BillingState> {
    const subscription = await subscriptionOf(userId);
    const { count, max, remaining, isLimitReached } = await allowances.sprints(userId);
    return {
      subscription,
      sprint_count: count,
      usage: {
        isFree: subscription.status === 'free',
        isLimitReached,
        remainingSprints: remaining,
        sprintCount: count,
        maxSprints: max,
      },
      offer: {
        is_on_sale: isOnSale,
        is_test: provider !== null && movesNoMoney(provider),
        are_documents_free: provider === null && gating === 'off',
        has_group: hasGroup,
      },
    };
  }

  function paidPlan(planId: string) {
    if (!isOnSale) throw new AppError('not_on_sale');
    const plan = findPaidPlan(planId);
    if (!plan) throw new AppError('plan_not_found');
    return plan;
  }

  /** Changes a subscription under its lock. */
  const change = (userId: string, work: (trx: Queries, row: repo.SubscriptionRow) => Promise<void>) =>
    db.queries.transaction().execute(async (trx) => work(trx, await repo.lock(trx, userId)));

  return {
    state,
    plans: () => (isOnSale ? Object.values(plans) : [plans.free]),

    async startTrial(userId, making) {
      if (!isOnSale) throw new AppError('not_on_sale');
      await db.queries.transaction().execute((trx) =>
        making.within(trx, async () => {
          const row = await repo.lock(trx, userId);
          const isUsed = row.trial_started_at !== null || (await trials.wasUsed(trx, userId, 'pro'));
          if (isUsed) throw new AppError('trial_used');
          if ((await standings.find(trx, userId)).isPro) throw new AppError('already_subscribed');
          await trials.use(trx, userId, 'pro');
          await subscriptions.give(trx, userId, 'trial', trialDays);
          await repo.save(trx, userId, { trial_started_at: clock.now(), cancelled_at: null });
        }),
      );
    },

    async subscribe(userId, planId, making) {
      const plan = paidPlan(planId);
      const { subscription, isPro, isPastDue } = await standings.find(db.queries, userId);
      // Whose card is charged anyway would pay twice; who pays by hand may pay ahead.
      if (isPro && subscription?.renews && !isPastDue) throw new AppError('already_subscribed');
      const order = {
        userId,
        purpose: 'pro' as const,
        item: plan.id,
        description: describePlan(plan.interval),
        amountKobo: plan.price * 100,
        returnPath,
        cancelPath,
      };
      return payments.begin(order, making);
    },

    async verify(userId, reference) {
      const status = await payments.settle(userId, 'pro', reference);
      return { ...(await state(userId)), verified: status === 'paid', status };
    },

    async cancel(userId) {
      await change(userId, async (trx, row) => {
        const { isPro } = await standings.find(trx, userId);
        if (!isPro || row.cancelled_at) throw new AppError('nothing_to_cancel');
        await repo.save(trx, userId, { ...nothingDue, cancelled_at: clock.now(), renews: false });
      });
      return state(userId);
    },

    async resume(userId) {
      await change(userId, async (trx, row) => {
        const { isPro, endsAt, status } = await standings.find(trx, userId);
        if (!isPro || !row.cancelled_at || status !== 'canceling') throw new AppError('nothing_to_resume');
        const card = provider ? await authorizations.open(trx, userId, provider) : null;
        const renews = card !== null && row.interval !== null;
        await repo.save(trx, userId, { cancelled_at: null, renews, charge_at: renews ? endsAt : null });
      });
      return state(userId);
    },

    async changePlan(userId, planId) {
      const plan = paidPlan(planId);
      await change(userId, async (trx, row) => {
        if (!row.renews) throw new AppError('nothing_to_change');
        await repo.save(trx, userId, { interval: plan.interval });
      });
      return state(userId);
    },

    receipts: (userId) => payments.receipts.list(userId),
    receipt: (userId, number) => payments.receipts.get(userId, number),
    grant: (userId, days) => change(userId, (trx) => subscriptions.give(trx, userId, 'grant', days)),
    delivery: subscriptions.delivery,
    composers: createBillingLetters(deps),
    work: billingWork(createRenewals({ ...deps, authorizations })),
  };
}
