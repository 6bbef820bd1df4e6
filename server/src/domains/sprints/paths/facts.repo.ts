import { expressionBuilder } from 'kysely';
import { type Queries, rowsOf, type Tables, together } from '../../../ports/db/port.ts';

/** The sprints that were started, newest first, and the days of all sprints, without any text. */
export function startedOf(ownerId: string) {
  const tables = expressionBuilder<Tables, never>();
  const sprints = tables
    .selectFrom('learning_paths')
    .select(['id', 'title', 'exam_date', 'created_at', 'started_at'])
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'ready')
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc');
  const days = tables
    .selectFrom('sprint_days')
    .select(['id', 'path_id', 'position', 'week', 'title', 'kind', 'state', 'completed_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('position');
  return together({
    sprints: rowsOf(sprints, ['created_at', 'started_at']),
    days: rowsOf(days, ['completed_at']),
  });
}

/** Every sprint that is there, the newest first, and the days of all of them, without any text. */
export function boardOf(ownerId: string) {
  const tables = expressionBuilder<Tables, never>();
  const paths = tables
    .selectFrom('learning_paths')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .orderBy('id');
  const days = tables
    .selectFrom('sprint_days')
    .select(['id', 'path_id', 'position', 'week', 'title', 'kind', 'state', 'minutes', 'completed_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('position');
  return together({
    paths: rowsOf(paths, ['created_at', 'started_at', 'updated_at']),
    days: rowsOf(days, ['completed_at']),
  });
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
