import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import { deleteOldKeys } from '../../house/created-once/created-once.service.ts';
import { deleteOldCounters } from '../../house/limiter/limiter.service.ts';
import { deleteOldSessions } from './session.repo.ts';

/** Ended sessions are kept this long, so that a stolen token is still recognised as one. */
const keptDays = 7;

export const sweepSessions: JobDefinition = {
  name: 'auth.sweep-sessions',
  payload: z.object({}),
  cron: '17 3 * * *',
};

export function authWork({ db, clock }: { db: Database; clock: Clock }): Work[] {
  return [
    work(sweepSessions, async () => {
      await deleteOldSessions(db.queries, daysBefore(clock.now(), keptDays));
      await deleteOldCounters(db.queries, clock.now());
      await deleteOldKeys(db.queries, clock.now());
    }),
  ];
}
