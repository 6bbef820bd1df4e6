import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { daysBefore } from '../../platform/days.rules.ts';
import { type JobDefinition, type Work, work } from '../../platform/queue.ts';
import type { Database } from '../../ports/db/port.ts';
import { deleteOldCounts, deleteOldMarks } from './assistant.repo.ts';

/** Long enough for an operator to see what goes wrong, and whether it still does. */
const keptDays = 180;

export const sweepMarks: JobDefinition = { name: 'assistant.sweep', payload: z.object({}), cron: '47 3 * * *' };

export function assistantWork({ db, clock }: { db: Database; clock: Clock }): Work[] {
  const sweep = async () => {
    const before = daysBefore(clock.now(), keptDays);
    await deleteOldMarks(db.queries, before);
    await deleteOldCounts(db.queries, before);
  };
  return [work(sweepMarks, sweep)];
}
