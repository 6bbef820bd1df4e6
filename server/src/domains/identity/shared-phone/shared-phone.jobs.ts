import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import { deleteUnused } from './shared-phone.repo.ts';
import { keptDays } from './shared-phone.rules.ts';

export const sweepPlaces: JobDefinition = {
  name: 'shared-phone.sweep-places',
  payload: z.object({}),
  cron: '41 3 * * *',
};

export function sharedPhoneWork({ db, clock }: { db: Database; clock: Clock }): Work[] {
  return [work(sweepPlaces, () => deleteUnused(db.queries, daysBefore(clock.now(), keptDays)))];
}
