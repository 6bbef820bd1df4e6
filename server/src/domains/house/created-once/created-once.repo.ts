import { sql } from 'kysely';
import { toJsonb } from '../../../platform/storable.ts';
import type { Queries } from '../../../ports/db/port.ts';
import type {} from './created-once.tables.ts';

/** A key of somebody's, and what was asked for under it. */
export interface Key {
  userId: string;
  key: string;
  request: string;
}

const rowOf = (db: Queries, { userId, key }: Key) =>
  db.selectFrom('created_once').where('user_id', '=', userId).where('key', '=', key);

/**
 * Takes a key within the transaction of what is made under it; false where somebody has it. Nobody is waited for: whoever
 * holds a key and stands still would keep the connection of everyone who asks again. Rows without anything made were left
 * by older versions, which wrote them before they had made it.
 */
export async function claim(trx: Queries, { userId, key, request }: Key, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into created_once (user_id, key, request, started_at)
    select ${userId}, ${key}, ${request}, ${now}::timestamptz
    where pg_try_advisory_xact_lock(hashtextextended(${`created once ${userId} ${key}`}, 0))
    on conflict (user_id, key) do update set request = excluded.request, started_at = excluded.started_at
    where created_once.made is null and created_once.finished_at is null`.execute(trx);
  return numAffectedRows === 1n;
}

/** What was made, in the transaction that makes it. */
export async function keepMade(trx: Queries, { userId, key }: Key, made: unknown): Promise<void> {
  await trx
    .updateTable('created_once')
    .set({ made: toJsonb(made ?? null) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** The answer that every copy of the call gets from now on; with what it tells of, where that was made apart from it. */
export async function keepAnswer(
  db: Queries,
  { userId, key }: Key,
  answer: unknown,
  now: Date,
  of?: { made: unknown },
) {
  const update = db
    .updateTable('created_once')
    .set({ answer: toJsonb(answer ?? null), finished_at: now })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('finished_at', 'is', null);
  await (of ? update.where('made', '=', toJsonb(of.made ?? null)) : update).execute();
}

/** What was made under a key; undefined where nothing was. */
export async function find(db: Queries, key: Key) {
  return rowOf(db, key)
    .select(['request', 'made', 'answer', 'finished_at'])
    .where((row) => row.or([row('made', 'is not', null), row('finished_at', 'is not', null)]))
    .executeTakeFirst();
}

/** Gives a key back whose making came to nothing; not one under which something else was made since. */
export async function release(db: Queries, { userId, key }: Key, made: unknown): Promise<void> {
  await db
    .deleteFrom('created_once')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('made', '=', toJsonb(made ?? null))
    .where('finished_at', 'is', null)
    .execute();
}

export async function deleteBefore(db: Queries, moment: Date): Promise<void> {
  await db.deleteFrom('created_once').where('started_at', '<', moment).execute();
}

/** What is kept about a person: when something was created under a key. */
export const listKeys = (db: Queries, userId: string) =>
  db.selectFrom('created_once').select(['started_at', 'finished_at']).where('user_id', '=', userId).execute();
