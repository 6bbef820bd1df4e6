import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import { deleteOldSignIns } from './social.repo.ts';

export const sweepSignIns: JobDefinition = { name: 'social.sweep', payload: z.object({}), cron: '27 3 * * *' };

export function socialWork({ db, clock }: { db: Database; clock: Clock }): Work[] {
  return [work(sweepSignIns, () => deleteOldSignIns(db.queries, daysBefore(clock.now(), 1)))];
}
