import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { daysBefore } from '../../platform/days.rules.ts';
import { type JobDefinition, type Work, work } from '../../platform/queue.ts';
import type { Database } from '../../ports/db/port.ts';
import type { ToolKeys } from './keys/keys.ts';
import { deleteOld } from './launch/launch.repo.ts';
import { deleteOldTeachers } from './members/members.repo.ts';
import * as invites from './registration/invites.repo.ts';

export const sweepLaunches: JobDefinition = { name: 'lti.sweep', payload: z.object({}), cron: '37 3 * * *' };

/** Who teaches a course comes from it again in the next semester. */
const taughtDays = 180;

export function ltiWork({ db, clock, keys }: { db: Database; clock: Clock; keys: ToolKeys }): Work[] {
  return [
    work(sweepLaunches, async () => {
      const daysAgo = (days: number) => daysBefore(clock.now(), days);
      const before = daysAgo(1);
      await deleteOld(db.queries, before);
      await invites.deleteOld(db.queries, before);
      await deleteOldTeachers(db.queries, daysAgo(taughtDays));
      await keys.rotate();
    }),
  ];
}
