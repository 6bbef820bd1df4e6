import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import { peopleView } from '../../identity/users/users.view.ts';
import type { QuizReportsTable, QuizRequestsTable } from '../quizzes.tables.ts';

export type RequestRow = Selectable<QuizRequestsTable>;

export async function insertRequest(trx: Queries, row: Insertable<QuizRequestsTable>): Promise<void> {
  await trx.insertInto('quiz_requests').values(row).execute();
}

export async function findRequest(db: Queries, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('quiz_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A request for results, with the quiz and whom it goes to. */
export async function findStatsRequest(db: Queries, id: string) {
  return db
    .selectFrom('quiz_requests as request')
    .innerJoin('quizzes as quiz', 'quiz.id', 'request.quiz_id')
    .innerJoin(peopleView.as('owner'), 'owner.id', 'quiz.owner_id')
    .select(['request.name', 'request.email', 'request.message', 'quiz.id as quiz_id', 'quiz.title'])
    .select(['quiz.closed_at', 'quiz.taken_down_at', 'quiz.settings'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('quiz_submissions')
          .select('id')
          .whereRef('quiz_id', '=', 'quiz.id')
          .whereRef('student_email', '=', 'request.email'),
      ).as('has_taken'),
    )
    .select(['owner.name as owner_name', 'owner.email as owner_email'])
    .where('request.id', '=', id)
    .executeTakeFirst();
}

export async function deleteRequest(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('quiz_requests').where('id', '=', id).execute();
}

export async function deleteOldRequests(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('quiz_requests').where('created_at', '<', before).execute();
}

export async function insertReport(trx: Queries, row: Insertable<QuizReportsTable>): Promise<void> {
  await trx.insertInto('quiz_reports').values(row).execute();
}

const reports = (db: Queries) =>
  db
    .selectFrom('quiz_reports as report')
    .innerJoin('quizzes as quiz', 'quiz.id', 'report.quiz_id')
    .innerJoin(peopleView.as('owner'), 'owner.id', 'quiz.owner_id')
    .select(['report.reason', 'report.message', 'report.email', 'report.created_at'])
    .select(['quiz.title', 'quiz.link_id', 'quiz.taken_down_at', 'owner.email as owner_email']);

export async function findReport(db: Queries, id: string) {
  return reports(db).where('report.id', '=', id).executeTakeFirst();
}

export async function listReports(db: Queries) {
  return reports(db).orderBy('report.created_at', 'desc').limit(100).execute();
}

/** Takes a quiz down or puts it back, by its link or its id; false where there is none. */
export async function setTakenDown(db: Queries, id: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quizzes')
    .set({ taken_down_at: at })
    .where((where) => where.or([where('link_id', '=', id), where('id', '=', id)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
