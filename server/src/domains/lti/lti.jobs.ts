import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { dayMs } from '../../platform/days.rules.ts';
import { type JobDefinition, type Work, work } from '../../platform/queue.ts';
import type { Database } from '../../ports/db/port.ts';
import type { ToolKeys } from './keys/keys.ts';
import { deleteOld } from './launch/launch.repo.ts';
import * as invites from './registration/invites.repo.ts';

export const sweepLaunches: JobDefinition = { name: 'lti.sweep', payload: z.object({}), cron: '37 3 * * *' };

const keptMs = dayMs;

export function ltiWork({ db, clock, keys }: { db: Database; clock: Clock; keys: ToolKeys }): Work[] {
  return [
    work(sweepLaunches, async () => {
      const before = new Date(clock.now().getTime() - keptMs);
      await deleteOld(db.queries, before);
      await invites.deleteOld(db.queries, before);
      await keys.rotate();
    }),
  ];
}
