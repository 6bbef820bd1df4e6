import { z } from 'zod';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';
import type { Renewals } from './renewals.ts';

/** Charges what is due, ends what is over and writes before it ends. */
export const runBilling: JobDefinition = {
  name: 'billing.run',
  payload: z.object({}),
  cron: '*/5 * * * *',
  expireInSeconds: 900,
};

export const billingWork = (renewals: Renewals): Work[] => [work(runBilling, () => renewals.run())];
