import { z } from 'zod';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';

/** Looks every ten minutes for whom it is Monday morning. */
export const runDigests: JobDefinition = {
  name: 'digest.run',
  payload: z.object({}),
  cron: '*/10 * * * *',
  expireInSeconds: 900,
};

export const digestWork = (run: (signal: AbortSignal) => Promise<void>): Work[] => [
  work(runDigests, (_payload, { signal }) => run(signal)),
];
