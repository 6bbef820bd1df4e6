import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { QuizAttemptLogsTable, QuizSubmissionsTable } from '../../ports/db/tables.ts';
import type { StoredAnswer } from './attempt.rules.ts';

export type SubmissionRow = Omit<Selectable<QuizSubmissionsTable>, 'answers'> & { answers: StoredAnswer[] };

/** What stands in the place of a name that was removed. */
const removed = { student_name: 'Removed', student_email: '', user_id: null };

/** One statement, one row: undefined where the attempt was handed in before. */
export async function insert(
  db: Queries,
  row: Insertable<QuizSubmissionsTable>,
): Promise<Pick<SubmissionRow, 'id'> | undefined> {
  return db
    .insertInto('quiz_submissions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['quiz_id', 'attempt']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function findByAttempt(db: Queries, quizId: string, attempt: string): Promise<SubmissionRow | undefined> {
  const row = await db
    .selectFrom('quiz_submissions')
    .selectAll()
    .where('quiz_id', '=', quizId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return row as SubmissionRow | undefined;
}

export async function hasOtherAttempt(db: Queries, quizId: string, email: string, attempt: string): Promise<boolean> {
  const row = await db
    .selectFrom('quiz_submissions')
    .select('id')
    .where('student_email', '=', email)
    .where('quiz_id', '=', quizId)
    .where('attempt', '!=', attempt)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export async function list(db: Queries, quizId: string): Promise<SubmissionRow[]> {
  const rows = await db
    .selectFrom('quiz_submissions')
    .selectAll()
    .where('quiz_id', '=', quizId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .execute();
  return rows as SubmissionRow[];
}

export async function insertLog(db: Queries, row: Insertable<QuizAttemptLogsTable>): Promise<void> {
  await db.insertInto('quiz_attempt_logs').values(row).execute();
}

export async function countStarted(db: Queries, quizId: string): Promise<number> {
  const { count } = await db
    .selectFrom('quiz_attempt_logs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('quiz_id', '=', quizId)
    .where('status', '=', 'started')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasLeftTraces(db: Queries, email: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from quiz_submissions where student_email = ${email})
      or exists (select from quiz_attempt_logs where student_email = ${email}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Removes a person from every result; the scores stay, as nobody's. */
export async function anonymiseEmail(trx: Queries, email: string): Promise<number> {
  await trx.deleteFrom('quiz_attempt_logs').where('student_email', '=', email).execute();
  const { numUpdatedRows } = await trx
    .updateTable('quiz_submissions')
    .set(removed)
    .where('student_email', '=', email)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function anonymiseUser(trx: Queries, userId: string): Promise<void> {
  await trx.updateTable('quiz_submissions').set(removed).where('user_id', '=', userId).execute();
}

export async function anonymiseOld(db: Queries, before: Date): Promise<void> {
  await db
    .updateTable('quiz_submissions')
    .set(removed)
    .where('submitted_at', '<', before)
    .where('student_email', '!=', '')
    .execute();
}

export async function deleteOldLogs(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('quiz_attempt_logs').where('logged_at', '<', before).execute();
}
