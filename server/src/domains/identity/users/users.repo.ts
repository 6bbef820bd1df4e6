import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { UsersTable } from './users.tables.ts';

export type UserRow = Selectable<UsersTable>;

export async function findByEmail(db: Queries, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function find(db: Queries, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function get(db: Queries, id: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Whoever else locks the same account waits until the transaction ends; a row that only points to the account does not. */
const locked = (trx: Queries, id: string) => trx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate();

export const lock = (trx: Queries, id: string): Promise<UserRow> => locked(trx, id).executeTakeFirstOrThrow();

/** Undefined where the account went meanwhile. */
export const lockIfThere = (trx: Queries, id: string): Promise<UserRow | undefined> =>
  locked(trx, id).executeTakeFirst();

/** False when the address is taken, also when two sign-ups race for it. */
export async function insert(
  db: Queries,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'password_hash' | 'timezone' | 'created_at'> &
    Partial<Pick<UserRow, 'email_confirmed_at'>>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function update(
  db: Queries,
  id: string,
  changes: Partial<Pick<UserRow, 'name' | 'bio' | 'timezone' | 'password_hash' | 'disabled_at'>>,
): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** True when it was not confirmed before; of two at once, one. */
export async function confirm(db: Queries, id: string, now: Date): Promise<boolean> {
  const updated = await db
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Locks the row first, so that of two changes at once the later one knows which picture the earlier one set. */
export async function replaceAvatarKey(db: Queries, id: string, key: string | null): Promise<string | null> {
  const before = await db
    .selectFrom('users')
    .select('avatar_key')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ avatar_key: key }).where('id', '=', id).execute();
  return before.avatar_key;
}

export async function isAvatarInUse(db: Queries, key: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('avatar_key', '=', key).executeTakeFirst();
  return row !== undefined;
}

export async function remove(db: Queries, id: string): Promise<UserRow | undefined> {
  return db.deleteFrom('users').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Whose address, name or id holds the text; the newest first. */
export async function search(db: Queries, text: string, most: number): Promise<UserRow[]> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('users')
    .selectAll()
    .where(({ or, eb }) => or([eb('email', 'ilike', like), eb('name', 'ilike', like), eb('id', '=', text)]))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

export async function hasAny(db: Queries): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function countAll(
  db: Queries,
  since: Date,
): Promise<Record<'all' | 'confirmed' | 'disabled' | 'recent', number>> {
  const { all, confirmed, disabled, recent } = await db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      fn.count<string>('email_confirmed_at').as('confirmed'),
      fn.count<string>('disabled_at').as('disabled'),
      fn.countAll<string>().filterWhere('created_at', '>', since).as('recent'),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(all), confirmed: Number(confirmed), disabled: Number(disabled), recent: Number(recent) };
}
