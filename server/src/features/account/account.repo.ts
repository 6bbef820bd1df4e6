import type { Profile, Settings } from '@akada/contract';
import type { Selectable } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { SettingsTable } from '../../ports/db/tables/account.ts';
import type { UsersTable } from '../../ports/db/tables/auth.ts';

type UserRow = Selectable<UsersTable>;

export async function getUser(db: Queries, id: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function updateUser(
  db: Queries,
  id: string,
  changes: Partial<Pick<Profile, 'name' | 'bio' | 'timezone'>>,
): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
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

export async function deleteUser(db: Queries, id: string): Promise<UserRow | undefined> {
  return db.deleteFrom('users').where('id', '=', id).returningAll().executeTakeFirst();
}

export async function findSettings(db: Queries, userId: string): Promise<Selectable<SettingsTable> | undefined> {
  return db.selectFrom('settings').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The first change writes the whole row; later ones only what they change. */
export async function saveSettings(
  db: Queries,
  userId: string,
  whole: Settings,
  changes: Partial<Settings>,
  now: Date,
): Promise<Selectable<SettingsTable>> {
  const chosen = { theme_chosen: changes.theme !== undefined };
  return db
    .insertInto('settings')
    .values({ ...whole, ...chosen, user_id: userId, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...changes, ...(changes.theme && chosen), updated_at: now }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

const digestReaders = (db: Queries) =>
  db
    .selectFrom('settings')
    .innerJoin('users', 'users.id', 'settings.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.timezone'])
    .where('settings.weekly_digest', '=', true)
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.disabled_at', 'is', null);

export async function listDigestReaders(db: Queries, { after, limit }: { after: string; limit: number }) {
  return digestReaders(db).where('settings.user_id', '>', after).orderBy('settings.user_id').limit(limit).execute();
}

export async function findDigestReader(db: Queries, userId: string) {
  return digestReaders(db).where('settings.user_id', '=', userId).executeTakeFirst();
}
