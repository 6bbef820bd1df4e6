import type { Queries } from '../../ports/db/port.ts';

/** Of an account, or of all. */
export async function countQuizzes(db: Queries, ownerId?: string): Promise<number> {
  const all = db.selectFrom('quizzes').select(({ fn }) => fn.countAll<string>().as('count'));
  const own = ownerId === undefined ? all : all.where('owner_id', '=', ownerId);
  return Number((await own.executeTakeFirstOrThrow()).count);
}

export async function countResults(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('quiz_submissions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
