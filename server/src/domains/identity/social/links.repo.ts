import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { IdentitiesTable } from './social.tables.ts';

export type LinkRow = Selectable<IdentitiesTable>;

export const list = (db: Queries, userId: string): Promise<LinkRow[]> =>
  db.selectFrom('identities').selectAll().where('user_id', '=', userId).orderBy('linked_at').execute();

export async function remove(db: Queries, userId: string, provider: string): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', provider).execute();
}
