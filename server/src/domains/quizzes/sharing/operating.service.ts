import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../ports/db/port.ts';
import { listReports, setTakenDown } from './letters.repo.ts';

/** What whoever runs the server does about quizzes. */

interface OperatorDeps {
  db: Database;
  clock: Clock;
}

/** By the id in the link or the permanent one; false where there is none. */
export const takeDownQuiz = ({ db, clock }: OperatorDeps, id: string): Promise<boolean> =>
  setTakenDown(db.queries, id, clock.now());

export const putBackQuiz = ({ db }: Pick<OperatorDeps, 'db'>, id: string): Promise<boolean> =>
  setTakenDown(db.queries, id, null);

/** The last hundred reports, newest first. */
export const listQuizReports = (db: Database) => listReports(db.queries);
