import type { Queries } from '../../ports/db/port.ts';
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
