import type { Queries } from '../../../ports/db/port.ts';
import type {} from './created-once.tables.ts';

/** Takes a key for a call; false where another has it, and did not take it before `givenUpAt`. */
export async function take(
  db: Queries,
  { userId, key, request }: { userId: string; key: string; request: string },
  now: Date,
  givenUpAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('created_once')
    .values({ user_id: userId, key, request, started_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ request, started_at: now })
        .where('created_once.finished_at', 'is', null)
        .where('created_once.started_at', '<', givenUpAt),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function find(db: Queries, userId: string, key: string) {
  return db
    .selectFrom('created_once')
    .select(['request', 'answer', 'finished_at'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function finish(db: Queries, userId: string, key: string, answer: unknown, now: Date): Promise<void> {
  await db
    .updateTable('created_once')
    .set({ answer: JSON.stringify(answer ?? null), finished_at: now })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Gives an unfinished key back. */
export async function release(db: Queries, userId: string, key: string): Promise<void> {
  await db
    .deleteFrom('created_once')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('finished_at', 'is', null)
    .execute();
}

export async function deleteBefore(db: Queries, moment: Date): Promise<void> {
  await db.deleteFrom('created_once').where('started_at', '<', moment).execute();
}

/** What is kept about a person: when something was created under a key. */
export const listKeys = (db: Queries, userId: string) =>
  db.selectFrom('created_once').select(['started_at', 'finished_at']).where('user_id', '=', userId).execute();
