import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { daysBefore } from '../../platform/days.rules.ts';
import { type JobDefinition, type Work, work } from '../../platform/queue.ts';
import type { Database } from '../../ports/db/port.ts';
import { resultsKeptMonths } from './quiz.rules.ts';
import { deleteUnusedVersions } from './quizzes.repo.ts';
import { deleteOldClassLists } from './results/class-list.repo.ts';
import { deleteOldRequests } from './sharing/letters.repo.ts';
import { attemptDays } from './taking/attempt.rules.ts';
import { deleteOldOpenings } from './taking/openings.repo.ts';
import { anonymiseOld, deleteOldLogs } from './taking/submissions.repo.ts';

export const sweepQuizzes: JobDefinition = { name: 'quizzes.sweep', payload: z.object({}), cron: '47 3 * * *' };

const logsKeptDays = 90;
/** A letter that could not be sent for so long is given up. */
const requestsKeptDays = 30;

export function quizzesWork({ db, clock }: { db: Database; clock: Clock }): Work[] {
  return [
    work(sweepQuizzes, async () => {
      const now = clock.now();
      const daysAgo = (days: number) => daysBefore(now, days);
      const monthsAgo = new Date(now);
      monthsAgo.setUTCMonth(now.getUTCMonth() - resultsKeptMonths);
      await anonymiseOld(db.queries, monthsAgo);
      await deleteOldClassLists(db.queries, monthsAgo);
      await deleteOldLogs(db.queries, daysAgo(logsKeptDays));
      await deleteOldOpenings(db.queries, daysAgo(attemptDays));
      await deleteOldRequests(db.queries, daysAgo(requestsKeptDays));
      await deleteUnusedVersions(db.queries, daysAgo(attemptDays));
    }),
  ];
}
