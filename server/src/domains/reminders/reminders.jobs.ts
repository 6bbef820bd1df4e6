import { z } from 'zod';
import { type JobDefinition, type Work, work } from '../../platform/queue.ts';

/** Looks every ten minutes for whom it is the hour. */
export const runReminders: JobDefinition = {
  name: 'reminders.run',
  payload: z.object({}),
  cron: '*/10 * * * *',
  expireInSeconds: 900,
};

/** The same as a notice on the person's devices; a push service that is away for an hour is away for the evening. */
export const pushReminder: JobDefinition<{ userId: string }> = {
  name: 'reminders.push',
  payload: z.object({ userId: z.string() }),
  retryLimit: 8,
};

interface RemindersWork {
  run(signal: AbortSignal): Promise<void>;
  push(userId: string): Promise<void>;
}

export const remindersWork = ({ run, push }: RemindersWork): Work[] => [
  work(runReminders, (_payload, { signal }) => run(signal)),
  work(pushReminder, ({ userId }) => push(userId)),
];
