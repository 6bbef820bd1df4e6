import type { Queries } from '../../ports/db/port.ts';

/** How many learners did something since then. */
export async function countLearners(db: Queries, since: Date): Promise<number> {
  const { learners } = await db
    .selectFrom('learning_events')
    .select(({ fn }) => fn.count<string>('user_id').distinct().as('learners'))
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(learners);
}
