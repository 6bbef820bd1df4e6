import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Authorization, ChargeReport, Payments } from '../../../ports/payments/port.ts';
import * as repo from './payments.repo.ts';
import { isExact, waitedForUntil } from './payments.rules.ts';
import type { Period, Receipts } from './receipts.ts';

type PaymentRow = repo.PaymentRow;

/** A payment, as the one who delivers what it buys needs to know it. */
export interface Paid {
  userId: string;
  item: string;
  reference: string;
  origin: PaymentRow['origin'];
  /** What charges the same card again, where the provider gave one. */
  authorization: Authorization | null;
}

/** What is done about a payment by the feature that it buys something of, in the transaction that changes it. */
export interface Delivery {
  /** Once for each payment. Gives the period that it pays for, for the receipt. */
  deliver(trx: Queries, paid: Paid): Promise<Period | null>;
  /** The money went back, or is disputed. */
  withdraw(trx: Queries, paid: Paid): Promise<void>;
  /** A dispute was decided for us. */
  restore(trx: Queries, paid: Paid): Promise<void>;
  /** It was refused, cancelled or never paid. */
  onFailed?(trx: Queries, paid: Paid): Promise<void>;
  /** The bank wants the card's owner to confirm it, and that is waited for until then. */
  onPaused?(trx: Queries, paid: Paid, until: Date): Promise<void>;
}

export type Deliveries = Record<PaymentRow['purpose'], Delivery>;

/** What became of payments, whoever reports it and however often: a report changes each payment at most once. */
export interface Ledger {
  apply(reference: string, report: ChargeReport): Promise<void>;
  giveUp(reference: string): Promise<void>;
  withdraw(reference: string, status: 'refunded' | 'disputed'): Promise<void>;
  restore(reference: string): Promise<void>;
}

interface LedgerDeps {
  db: Database;
  clock: Clock;
  log: Log;
  payments: Payments;
  receipts: Receipts;
  deliveries: Deliveries;
}

type Owned = PaymentRow & { user_id: string };
const isOwned = (payment: PaymentRow): payment is Owned => payment.user_id !== null;

const isUndecided = ({ status }: ChargeReport) => status === 'unknown' || status === 'pending';

const toPaid = (payment: Owned, authorization: Authorization | null = null): Paid => ({
  userId: payment.user_id,
  item: payment.item,
  reference: payment.reference,
  origin: payment.origin,
  authorization,
});

export function createLedger({ db, clock, log, payments, receipts, deliveries }: LedgerDeps): Ledger {
  /** One that was given up is paid all the same when the money comes after all. */
  const unpaid: PaymentRow['status'][] = ['pending', 'failed'];

  async function noteStray(
    db: Queries,
    reference: string,
    reason: repo.StrayRow['reason'],
    report: ChargeReport,
  ): Promise<void> {
    const { amountKobo: amount_kobo, currency } = report;
    await repo.insertStray(db, {
      provider: payments.name,
      reference: reference.slice(0, 200),
      reason,
      amount_kobo,
      currency: currency.slice(0, 8),
      seen_at: clock.now(),
    });
    log.warn({ reference, reason, amount_kobo, currency }, 'money without an owner');
  }

  /** `mismatched`: money came, and it is not what was asked for. */
  async function fail(
    trx: Queries,
    reference: string,
    status: 'failed' | 'mismatched' = 'failed',
    from: PaymentRow['status'][] = ['pending'],
  ): Promise<void> {
    const failed = await repo.move(trx, reference, from, { status, settled_at: clock.now() });
    if (failed && isOwned(failed)) await deliveries[failed.purpose].onFailed?.(trx, toPaid(failed));
  }

  async function pause(trx: Queries, reference: string, confirmUrl: string): Promise<void> {
    const paused = await repo.keepConfirmUrl(trx, reference, confirmUrl);
    if (!paused || !isOwned(paused)) return;
    await deliveries[paused.purpose].onPaused?.(trx, toPaid(paused), waitedForUntil(paused));
  }

  async function pay(trx: Queries, reference: string, report: ChargeReport): Promise<void> {
    const { channel } = report;
    const paid = await repo.move(trx, reference, unpaid, { status: 'paid', settled_at: clock.now(), channel });
    if (!paid) return;
    if (!isOwned(paid)) return noteStray(trx, reference, 'owner-gone', report);
    const period = await deliveries[paid.purpose].deliver(trx, toPaid(paid, report.authorization));
    await receipts.issue(trx, paid, period);
  }

  async function takeBack(trx: Queries, reference: string, status: 'refunded' | 'disputed'): Promise<void> {
    // A refund after a dispute is the same money: what it paid for is gone already.
    const again = status === 'refunded';
    if (again && (await repo.move(trx, reference, ['disputed'], { status, settled_at: clock.now() }))) return;
    const withdrawn = await repo.move(trx, reference, ['paid'], { status, settled_at: clock.now() });
    if (withdrawn && isOwned(withdrawn)) await deliveries[withdrawn.purpose].withdraw(trx, toPaid(withdrawn));
  }

  /** A report of a payment that leaves out what was asked for cannot be judged: the transaction itself is asked. */
  async function fillIn(reference: string, report: ChargeReport): Promise<ChargeReport> {
    const isWhole = report.status !== 'paid' || report.requestedKobo !== null;
    return isWhole ? report : payments.verify(reference);
  }

  return {
    async apply(reference, told) {
      if (isUndecided(told)) return;
      const payment = await repo.find(db.queries, reference);
      if (!payment || payment.provider !== payments.name) {
        if (told.status === 'paid' && told.domain === payments.domain) {
          await noteStray(db.queries, reference, 'unknown', told);
        }
        return;
      }
      const report = await fillIn(reference, told);
      if (isUndecided(report)) return;
      const isPaid = report.status === 'paid';
      const asked = { amountKobo: payment.amount_kobo, domain: payments.domain };
      await db.queries.transaction().execute(async (trx) => {
        if (report.confirmUrl) return pause(trx, reference, report.confirmUrl);
        if (isPaid && isExact(asked, report)) return pay(trx, reference, report);
        if (isPaid && report.domain === payments.domain) {
          await noteStray(trx, reference, 'sum', report);
          return fail(trx, reference, 'mismatched', unpaid);
        }
        if (report.status === 'reversed') await takeBack(trx, reference, 'refunded');
        await fail(trx, reference);
      });
    },

    giveUp: (reference) => db.queries.transaction().execute((trx) => fail(trx, reference)),

    withdraw: (reference, status) => db.queries.transaction().execute((trx) => takeBack(trx, reference, status)),

    restore: (reference) =>
      db.queries.transaction().execute(async (trx) => {
        const restored = await repo.move(trx, reference, ['disputed'], { status: 'paid', settled_at: clock.now() });
        if (restored && isOwned(restored)) await deliveries[restored.purpose].restore(trx, toPaid(restored));
      }),
  };
}
