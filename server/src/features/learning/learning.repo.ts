import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { LearningEventKind, LearningEventsTable } from '../../ports/db/tables/learning.ts';

export type LearningEvent = Selectable<LearningEventsTable>;

/** False where the same thing is on record already. */
export async function insertOnce(db: Queries, event: Insertable<LearningEventsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('learning_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Study that arrives twice at once waits here, so that a day never holds more than it can. */
export async function lockLearner(trx: Queries, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function isRecorded(db: Queries, userId: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('learning_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

export async function secondsOn(db: Queries, userId: string, day: string, sprintId?: string): Promise<number> {
  let query = db
    .selectFrom('learning_events')
    .select(sql<string>`coalesce(sum(seconds), 0)`.as('seconds'))
    .where('user_id', '=', userId)
    .where('day', '=', day);
  if (sprintId !== undefined) query = query.where('sprint_id', '=', sprintId);
  return Number((await query.executeTakeFirstOrThrow()).seconds);
}

export interface DayOnRecord {
  day: string;
  seconds: number;
  /** When the last thing of the day happened. */
  last: Date;
}

/** Every day on which the learner was here, the first one first. */
export async function listDays(db: Queries, userId: string): Promise<DayOnRecord[]> {
  const rows = await db
    .selectFrom('learning_events')
    .select(({ fn }) => ['day', fn.sum<string>('seconds').as('seconds'), fn.max('at').as('last')])
    .where('user_id', '=', userId)
    .groupBy('day')
    .orderBy('day')
    .execute();
  return rows.map(({ day, seconds, last }) => ({ day, seconds: Number(seconds), last }));
}

/** Events of some kinds, the newest first. */
export async function listEvents(
  db: Queries,
  userId: string,
  kinds: readonly LearningEventKind[],
  limit?: number,
): Promise<LearningEvent[]> {
  const query = db
    .selectFrom('learning_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .orderBy('at', 'desc');
  return (limit === undefined ? query : query.limit(limit)).execute();
}
