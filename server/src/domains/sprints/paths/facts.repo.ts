import type { Queries } from '../../../ports/db/port.ts';

/** The sprints that were started, newest first, and the days of all sprints, without any text. */
export async function listStarted(db: Queries, ownerId: string) {
  const sprints = await db
    .selectFrom('learning_paths')
    .select(['id', 'title', 'exam_date', 'created_at', 'started_at'])
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'ready')
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .execute();
  const days = await db
    .selectFrom('sprint_days')
    .select(['id', 'path_id', 'position', 'week', 'title', 'kind', 'state', 'completed_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('position')
    .execute();
  return { sprints, days };
}

export async function findExamDate(db: Queries, ownerId: string, sprintId: string): Promise<string | null> {
  const row = await db
    .selectFrom('learning_paths')
    .select('exam_date')
    .where('owner_id', '=', ownerId)
    .where('id', '=', sprintId)
    .executeTakeFirst();
  return row?.exam_date ?? null;
}
