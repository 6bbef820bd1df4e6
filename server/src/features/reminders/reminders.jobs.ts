import { z } from 'zod';
import { type JobDefinition, type Work, work } from '../../platform/queue.ts';

/** Looks every ten minutes for whom it is the hour. */
export const runReminders: JobDefinition = {
  name: 'reminders.run',
  payload: z.object({}),
  cron: '*/10 * * * *',
  expireInSeconds: 900,
};

export const remindersWork = (run: (signal: AbortSignal) => Promise<void>): Work[] => [
  work(runReminders, (_payload, { signal }) => run(signal)),
];
