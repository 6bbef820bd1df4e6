import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { daysBefore } from '../../platform/days.rules.ts';
import { type JobDefinition, type Work, work } from '../../platform/queue.ts';
import type { Database } from '../../ports/db/port.ts';
import { startOfDay } from './budget.rules.ts';
import { deleteOldUsage, forgetAddresses } from './teaching.repo.ts';

/** Long enough to compare a semester with the one before. */
const keptDays = 400;

export const sweepUsage: JobDefinition = { name: 'teaching.sweep', payload: z.object({}), cron: '41 3 * * *' };

export function teachingWork({ db, clock }: { db: Database; clock: Clock }): Work[] {
  return [
    work(sweepUsage, async () => {
      await forgetAddresses(db.queries, startOfDay(clock.now()));
      await deleteOldUsage(db.queries, daysBefore(clock.now(), keptDays));
    }),
  ];
}
