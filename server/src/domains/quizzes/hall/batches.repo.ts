import { anonymousTaker } from '@akada/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { QuizBatchesTable } from '../quizzes.tables.ts';

type BatchRow = Selectable<QuizBatchesTable> & { began: string; handed_in: string };

const taker = sql`case note.student_email when ${anonymousTaker.email} then coalesce(note.attempt, note.id)
  else note.student_email end`;

/** Those who began at the group's link, each once; and of these those whose attempt was handed in. */
const countOf = (isHandedIn: boolean) => sql<string>`(
  select count(distinct ${taker}) from quiz_attempt_logs note
  where note.link_id = quiz_batches.link_id and note.status = 'started'
    ${
      isHandedIn
        ? sql`and exists (
            select from quiz_submissions s where s.quiz_id = note.quiz_id and s.attempt = note.attempt
          )`
        : sql``
    }
)`;

export async function listBatches(db: Queries, quizId: string): Promise<BatchRow[]> {
  return db
    .selectFrom('quiz_batches')
    .selectAll()
    .select([countOf(false).as('began'), countOf(true).as('handed_in')])
    .where('quiz_id', '=', quizId)
    .orderBy('opens_at')
    .orderBy('name')
    .execute();
}

export async function listLinks(db: Queries, quizId: string): Promise<string[]> {
  const rows = await db.selectFrom('quiz_batches').select('link_id').where('quiz_id', '=', quizId).execute();
  return rows.map(({ link_id }) => link_id);
}

export async function isCodeTaken(db: Queries, code: string): Promise<boolean> {
  const row = await db.selectFrom('quizzes').select('id').where('short_code', '=', code).executeTakeFirst();
  return row !== undefined;
}

export async function insertBatch(db: Queries, row: Insertable<QuizBatchesTable>): Promise<void> {
  await db.insertInto('quiz_batches').values(row).execute();
}

export async function deleteBatch(db: Queries, quizId: string, id: string): Promise<void> {
  await db.deleteFrom('quiz_batches').where('quiz_id', '=', quizId).where('id', '=', id).execute();
}
