import type { Settings } from '@akada/contract';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import { peopleView } from '../users/users.view.ts';
import type { SettingsTable } from './account.tables.ts';
import type { ChosenAt } from './choices.rules.ts';

export async function findSettings(db: Queries, userId: string): Promise<Selectable<SettingsTable> | undefined> {
  return db.selectFrom('settings').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Held until the transaction ends; the first choice of a person writes the whole row. */
export async function lockSettings(
  trx: Queries,
  userId: string,
  whole: Settings,
  now: Date,
): Promise<Selectable<SettingsTable>> {
  await trx
    .insertInto('settings')
    .values({ ...whole, theme_chosen: false, user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return trx.selectFrom('settings').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

export async function changeSettings(
  trx: Queries,
  userId: string,
  { chosen_at, ...changes }: Partial<Settings> & { chosen_at: ChosenAt },
  now: Date,
): Promise<Selectable<SettingsTable>> {
  return trx
    .updateTable('settings')
    .set({
      ...changes,
      ...(changes.theme && { theme_chosen: true }),
      chosen_at: JSON.stringify(chosen_at),
      updated_at: now,
    })
    .where('user_id', '=', userId)
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
