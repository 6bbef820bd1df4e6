import { daysBefore } from '../../platform/days.rules.ts';
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

export async function countLately(db: Queries, now: Date): Promise<{ in_7_days: number; in_30_days: number }> {
  const since = (days: number) => countLearners(db, daysBefore(now, days));
  return { in_7_days: await since(7), in_30_days: await since(30) };
}
