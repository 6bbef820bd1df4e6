import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../ports/db/port.ts';
import { listReports, setTakenDown } from './study-pages.repo.ts';

/** What whoever runs the server does about study materials. */

interface OperatorDeps {
  db: Database;
  clock: Clock;
}

/** By the id in the link or the permanent one; false where there are none. */
export const takeDownStudyPage = ({ db, clock }: OperatorDeps, id: string): Promise<boolean> =>
  setTakenDown(db.queries, id, clock.now());

export const putBackStudyPage = ({ db }: Pick<OperatorDeps, 'db'>, id: string): Promise<boolean> =>
  setTakenDown(db.queries, id, null);

/** The last hundred reports, newest first. */
export const listStudyPageReports = (db: Database) => listReports(db.queries);
