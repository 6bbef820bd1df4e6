import { sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type {} from './limiter.tables.ts';

/** A counter whose window is still open. */
export async function findCounter(db: Queries, key: string, now: Date) {
  return db
    .selectFrom('attempts')
    .select(['count', 'window_ends_at'])
    .where('key', '=', key)
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
}

/** Counts one more, in a new window where the last is over. */
export async function addOne(db: Queries, key: string, now: Date, seconds: number) {
  const ends = new Date(now.getTime() + seconds * 1000);
  return db
    .insertInto('attempts')
    .values({ key, count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.window_ends_at > ${now} then attempts.count + 1 else 1 end`,
        window_ends_at: sql<Date>`case when attempts.window_ends_at > ${now} then attempts.window_ends_at else ${ends} end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
}

export async function takeOneOff(db: Queries, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function deleteCounter(db: Queries, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

/** Windows that are over count for nothing. */
export async function deleteOldCounters(db: Queries, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute();
}
