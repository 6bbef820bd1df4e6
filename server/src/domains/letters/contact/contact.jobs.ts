import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import { deleteOldMessages } from './contact.repo.ts';

/** A message that could not be mailed for so long is given up. */
const keptDays = 30;

export const sweepMessages: JobDefinition = { name: 'contact.sweep', payload: z.object({}), cron: '29 3 * * *' };

export function contactWork({ db, clock }: { db: Database; clock: Clock }): Work[] {
  return [work(sweepMessages, () => deleteOldMessages(db.queries, daysBefore(clock.now(), keptDays)))];
}
