import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import { deleteOld } from './payments.repo.ts';
import type { PaymentsService } from './payments.service.ts';
import { deleteOld as deleteOldTrials } from './trials.repo.ts';

const payload = z.object({});

/** Asks about payments that nobody reported. */
export const checkPayments: JobDefinition = {
  name: 'payments.check',
  payload,
  cron: '*/3 * * * *',
  expireInSeconds: 900,
};
/** Compares with the provider's own list. */
export const comparePayments: JobDefinition = {
  name: 'payments.compare',
  payload,
  cron: '41 2 * * *',
  expireInSeconds: 900,
};
export const sweepPayments: JobDefinition = { name: 'payments.sweep', payload, cron: '47 3 * * *' };

const keptDays = { unpaid: 90, paid: 7 * 366, trials: 3 * 366 };

export function paymentsWork(deps: { db: Database; clock: Clock; payments: PaymentsService }): Work[] {
  const { db, clock, payments } = deps;
  const before = (days: number) => daysBefore(clock.now(), days);
  return [
    work(checkPayments, async () => payments.reconciliation?.checkPending()),
    work(comparePayments, async () => payments.reconciliation?.compareAll()),
    work(sweepPayments, async () => {
      await deleteOld(db.queries, { unpaid: before(keptDays.unpaid), paid: before(keptDays.paid) });
      await deleteOldTrials(db.queries, before(keptDays.trials));
    }),
  ];
}
