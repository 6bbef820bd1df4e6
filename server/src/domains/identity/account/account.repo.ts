import type { Settings } from '@akada/contract';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import { peopleView } from '../users/users.view.ts';
import type { SettingsTable } from './account.tables.ts';
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
    .innerJoin(peopleView.as('users'), 'users.id', 'settings.user_id')
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
