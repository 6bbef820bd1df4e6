import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { SessionsEnded } from '../../identity/auth/sessions.service.ts';
import type { CalendarFeedsTable } from './calendar.tables.ts';

type FeedRow = Selectable<CalendarFeedsTable>;

export async function findById(db: Queries, id: string): Promise<FeedRow | undefined> {
  return db.selectFrom('calendar_feeds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findByUser(db: Queries, userId: string): Promise<FeedRow | undefined> {
  return db.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** In place of the one that the account had. */
export async function replace(db: Queries, feed: FeedRow): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
    .execute();
}

export async function remove(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** Its address opens without a sign-in: it goes where every session goes, and stays with a new password. */
export const removeWithAll: SessionsEnded = async (db, ended) => {
  if ('userId' in ended && ended.all) await remove(db, ended.userId);
};
