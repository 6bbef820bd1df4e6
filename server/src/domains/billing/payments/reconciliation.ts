import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { dayMs } from '../../../platform/days.rules.ts';
import type { Log } from '../../../platform/log.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Notice, Payments } from '../../../ports/payments/port.ts';
import type { Ledger } from './ledger.ts';
import * as repo from './payments.repo.ts';
import { nextCheck, waitedForUntil } from './payments.rules.ts';

/** What the provider did not tell, or told while nobody listened. */
export interface Reconciliation {
  /** Acts on a notice of the provider; 401 where it is not theirs. */
  receive(body: string, signature: string): Promise<void>;
  /** Asks about payments that nobody has reported. */
  checkPending(): Promise<void>;
  /** Compares with everything that came in lately: also what was refunded, and what belongs to nobody. */
  compareAll(): Promise<void>;
}

interface ReconciliationDeps {
  db: Database;
  clock: Clock;
  log: Log;
  payments: Payments;
  ledger: Ledger;
}

const mostAtOnce = 50;
/** A provider repeats its notices for three days; a day more, and nothing falls between. */
const comparedMs = 4 * dayMs;

export function createReconciliation({ db, clock, log, payments, ledger }: ReconciliationDeps): Reconciliation {
  /** Given back in part, what was bought stays; the provider calls a payment reversed once all of it went back. */
  async function refund({ reference, id, amountKobo }: Extract<Notice, { kind: 'refund' }>): Promise<void> {
    const payment = await repo.find(db.queries, reference);
    if (!payment) return;
    await repo.keepRefund(db.queries, { reference, id, amount_kobo: amountKobo, seen_at: clock.now() });
    if ((await repo.sumRefunds(db.queries, reference)) >= payment.amount_kobo)
      return ledger.withdraw(reference, 'refunded');
    await ledger.apply(reference, await payments.verify(reference));
  }

  return {
    async receive(body, signature) {
      if (!payments.readNotice) throw new AppError('not_found');
      const notice = payments.readNotice(body, signature);
      if (!notice) throw new AppError('invalid_signature');
      if (notice.kind === 'malformed') throw new AppError('bad_request');
      if (notice.kind === 'charge') await ledger.apply(notice.reference, notice.report);
      if (notice.kind === 'refund') await refund(notice);
      if (notice.kind === 'dispute') await ledger.withdraw(notice.reference, 'disputed');
      if (notice.kind === 'dispute-won') await ledger.restore(notice.reference);
      if (notice.kind === 'remark') log.warn({ event: notice.event.slice(0, 100) }, 'payments: look at the provider');
    },

    async checkPending() {
      const now = clock.now();
      for (const payment of await repo.listToCheck(db.queries, now, mostAtOnce)) {
        const { reference, checks } = payment;
        // Put off first: a provider that does not answer is not asked about the same payment at every turn.
        await repo.postponeCheck(db.queries, reference, checks + 1, nextCheck(checks, now));
        try {
          await ledger.apply(reference, await payments.verify(reference));
        } catch (error) {
          log.warn({ err: error, provider: payments.name, reference }, 'payments');
          return;
        }
        if (now > waitedForUntil(payment)) await ledger.giveUp(reference);
      }
    },

    async compareAll() {
      const since = new Date(clock.now().getTime() - comparedMs);
      for await (const { reference, report } of payments.listSince?.(since) ?? [])
        await ledger.apply(reference, report);
    },
  };
}
