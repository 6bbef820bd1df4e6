import type { Selectable } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { UsersTable } from '../../ports/db/tables/auth.ts';

export type UserRow = Selectable<UsersTable>;

export async function findUserByEmail(db: Queries, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findEmail(db: Queries, id: string): Promise<string | undefined> {
  return (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email;
}

export async function getUser(db: Queries, id: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** False when the address is taken, also when two sign-ups race for it. */
export async function insertUser(
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

export async function updatePassword(db: Queries, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Given once: a second time changes nothing. */
export async function insertConsent(db: Queries, userId: string, version: string, now: Date): Promise<void> {
  await db
    .insertInto('consents')
    .values({ user_id: userId, document: 'terms', version, given_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasConsent(db: Queries, userId: string, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('version')
    .where('user_id', '=', userId)
    .where('document', '=', 'terms')
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}
