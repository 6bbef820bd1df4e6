import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import { deleteOldResets } from './recovery.repo.ts';
import { keptDays } from './recovery.rules.ts';

export const sweepResets: JobDefinition = { name: 'recovery.sweep', payload: z.object({}), cron: '23 3 * * *' };

export function recoveryWork({ db, clock }: { db: Database; clock: Clock }): Work[] {
  return [work(sweepResets, () => deleteOldResets(db.queries, daysBefore(clock.now(), keptDays)))];
}
