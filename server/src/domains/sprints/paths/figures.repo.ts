import type { Queries } from '../../../ports/db/port.ts';

/** The sprints that were started and the days that were completed: of an account, or of all. */
export async function countSprints(db: Queries, ownerId?: string): Promise<{ sprints: number; daysCompleted: number }> {
  const started = db
    .selectFrom('learning_paths')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'active');
  const completed = db
    .selectFrom('sprint_days')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('completed_at', 'is not', null);
  const sprints = ownerId === undefined ? started : started.where('owner_id', '=', ownerId);
  const days = ownerId === undefined ? completed : completed.where('owner_id', '=', ownerId);
  return {
    sprints: Number((await sprints.executeTakeFirstOrThrow()).count),
    daysCompleted: Number((await days.executeTakeFirstOrThrow()).count),
  };
}
