import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { QuizAttemptLogsTable, QuizSubmissionsTable } from '../quizzes.tables.ts';
import type { StoredAnswer } from './attempt.rules.ts';

export type SubmissionRow = Omit<Selectable<QuizSubmissionsTable>, 'answers'> & { answers: StoredAnswer[] };

/** What stands in the place of a name that was removed. */
const removed = {
  student_name: 'Removed',
  student_email: '',
  student_number: null,
  student_group: null,
  user_id: null,
  is_once: false,
};

/**
 * One statement for any number of attempts, which go over as one text. Gives the ids of those that are stored now; an
 * attempt that was handed in before stays as it is, and so does the only one of an address.
 */
export async function insertAll(db: Queries, submissions: readonly SubmissionRow[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into quiz_submissions (
      id, quiz_id, content_version, attempt, user_id, student_name, student_email, score, correct, total, answers,
      claimed_score, seconds, is_late, is_unverified, submitted_at, is_once, reopened,
      student_number, student_group, is_outside
    )
    select
      id, quiz_id, content_version, attempt, user_id, student_name, student_email, score, correct, total, answers,
      claimed_score, seconds, is_late, is_unverified, submitted_at, is_once, reopened,
      student_number, student_group, is_outside
    from json_to_recordset(${JSON.stringify(submissions)}::json) as new (
      id text, quiz_id text, content_version integer, attempt text, user_id text, student_name text,
      student_email text, score integer, correct integer, total integer, answers jsonb,
      claimed_score double precision, seconds integer, is_late boolean, is_unverified boolean,
      submitted_at timestamptz, is_once boolean, reopened integer, student_number text, student_group text,
      is_outside boolean
    )
    on conflict do nothing
    returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type AttemptKey = Pick<SubmissionRow, 'quiz_id' | 'attempt'>;

export async function listByAttempts(db: Queries, keys: readonly AttemptKey[]): Promise<SubmissionRow[]> {
  const rows = await db
    .selectFrom('quiz_submissions')
    .selectAll()
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('quiz_id', 'attempt'),
        'in',
        keys.map(({ quiz_id, attempt }) => tuple(quiz_id, attempt)),
      ),
    )
    .execute();
  return rows as SubmissionRow[];
}

type OnceKey = Pick<SubmissionRow, 'quiz_id' | 'student_email'>;

/** Of these addresses, those that have had the one attempt of their quiz. */
export async function listOnce(db: Queries, keys: readonly OnceKey[]): Promise<OnceKey[]> {
  return db
    .selectFrom('quiz_submissions')
    .select(['quiz_id', 'student_email'])
    .where('is_once', '=', true)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('quiz_id', sql`lower(student_email)`),
        'in',
        keys.map(({ quiz_id, student_email }) => tuple(quiz_id, student_email)),
      ),
    )
    .execute();
}

/** What an address has handed in so far is no longer the only attempt that it has. */
export async function grantAnother(trx: Queries, { quiz_id, student_email }: OnceKey): Promise<void> {
  await trx
    .updateTable('quiz_submissions')
    .set({ is_once: false })
    .where('quiz_id', '=', quiz_id)
    .where(sql`lower(student_email)`, '=', student_email)
    .where('is_once', '=', true)
    .execute();
  await trx
    .deleteFrom('quiz_openings')
    .where('quiz_id', '=', quiz_id)
    .where('student_email', '=', student_email)
    .execute();
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

/** Whether there was such a result. */
export async function setNumber(db: Queries, quizId: string, id: string, student_number: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quiz_submissions')
    .set({ student_number })
    .where('quiz_id', '=', quizId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Graded = Pick<SubmissionRow, 'id' | 'score' | 'correct' | 'total' | 'answers'>;

/** Puts other grades in the place of those that results have, in one statement. */
export async function regradeAll(trx: Queries, graded: readonly Graded[]): Promise<void> {
  await sql`
    update quiz_submissions
    set score = new.score, correct = new.correct, total = new.total, answers = new.answers
    from json_to_recordset(${JSON.stringify(graded)}::json) as new (
      id text, score integer, correct integer, total integer, answers jsonb
    )
    where quiz_submissions.id = new.id`.execute(trx);
}

export type NewLog = Insertable<QuizAttemptLogsTable>;

/** One statement for any number of notes. A quiz that has so many already gets no more: they are claims, and cost room. */
export async function insertLogs(db: Queries, logs: readonly NewLog[], mostOfQuiz: number): Promise<void> {
  await sql`
    with new as (
      select * from json_to_recordset(${JSON.stringify(logs)}::json) as log (
        id text, quiz_id text, student_name text, student_email text, status text, logged_at timestamptz,
        link_id text, attempt text
      )
    ), with_room as (
      select quizzes.id from quizzes
      where quizzes.id in (select quiz_id from new) and (
        select count(*) from (
          select from quiz_attempt_logs old where old.quiz_id = quizzes.id limit ${mostOfQuiz}
        ) as counted
      ) < ${mostOfQuiz}
    )
    insert into quiz_attempt_logs (id, quiz_id, student_name, student_email, status, logged_at, link_id, attempt)
    select
      new.id, new.quiz_id, new.student_name, new.student_email, new.status, new.logged_at, new.link_id, new.attempt
    from new join with_room on with_room.id = new.quiz_id`.execute(db);
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
      or exists (select from quiz_attempt_logs where student_email = ${email})
      or exists (select from quiz_openings where student_email = ${email}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Removes a person from every result; the scores stay, as nobody's. */
export async function anonymiseEmail(trx: Queries, email: string): Promise<number> {
  await trx.deleteFrom('quiz_attempt_logs').where('student_email', '=', email).execute();
  await trx.deleteFrom('quiz_openings').where('student_email', '=', email).execute();
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
