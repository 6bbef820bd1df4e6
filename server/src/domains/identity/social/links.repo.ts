import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { IdentitiesTable } from './social.tables.ts';

export type LinkRow = Selectable<IdentitiesTable>;

const of = (db: Queries, userId: string) =>
  db.selectFrom('identities').selectAll().where('user_id', '=', userId).orderBy('linked_at');

export const list = (db: Queries, userId: string): Promise<LinkRow[]> => of(db, userId).execute();

/** Locked, so that of two links removed at once one is the last. */
export const lock = (db: Queries, userId: string): Promise<LinkRow[]> => of(db, userId).forUpdate().execute();

export async function remove(db: Queries, userId: string, provider: string): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', provider).execute();
}

export async function removeUnproved(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).where('is_proved', '=', false).execute();
}
