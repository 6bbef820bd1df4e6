import { sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { Classmate } from './class-list.rules.ts';

export async function find(
  db: Queries,
  quizId: string,
): Promise<{ students: Classmate[]; imported_at: Date } | undefined> {
  const row = await db
    .selectFrom('quiz_class_lists')
    .select(['students', 'imported_at'])
    .where('quiz_id', '=', quizId)
    .executeTakeFirst();
  return row && { students: row.students as Classmate[], imported_at: row.imported_at };
}

export interface ClassNumbers {
  quiz_id: string;
  listed: string[];
  /** What takers typed, each once. */
  typed: string[];
}

/** The numbers alone, of those of these quizzes that have a list. */
export async function listNumbers(db: Queries, quizIds: readonly string[]): Promise<ClassNumbers[]> {
  if (quizIds.length === 0) return [];
  const { rows } = await sql<ClassNumbers>`
    select
      quiz_id,
      (select coalesce(jsonb_agg(student -> 'number'), '[]') from jsonb_array_elements(students) as student) as listed,
      (
        select coalesce(jsonb_agg(distinct student_number), '[]') from quiz_submissions
        where quiz_submissions.quiz_id = quiz_class_lists.quiz_id and student_number is not null
      ) as typed
    from quiz_class_lists where quiz_id in (${sql.join(quizIds)})`.execute(db);
  return rows;
}

/** The whole list, in the place of the one before. */
export async function put(db: Queries, quizId: string, students: readonly Classmate[], now: Date): Promise<void> {
  const list = { students: JSON.stringify(students), imported_at: now };
  await db
    .insertInto('quiz_class_lists')
    .values({ quiz_id: quizId, ...list })
    .onConflict((conflict) => conflict.column('quiz_id').doUpdateSet(list))
    .execute();
}

export async function remove(db: Queries, quizId: string): Promise<void> {
  await db.deleteFrom('quiz_class_lists').where('quiz_id', '=', quizId).execute();
}

export async function deleteOldClassLists(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('quiz_class_lists').where('imported_at', '<', before).execute();
}
