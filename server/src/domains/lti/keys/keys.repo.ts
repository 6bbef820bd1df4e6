import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { LtiKeysTable } from './keys.tables.ts';

export type KeyRow = Selectable<LtiKeysTable>;

/** The newest first. */
export const list = (db: Queries): Promise<KeyRow[]> =>
  db.selectFrom('lti_keys').selectAll().orderBy('created_at', 'desc').orderBy('kid').execute();

export async function insert(db: Queries, { public_key, ...row }: KeyRow): Promise<void> {
  await db
    .insertInto('lti_keys')
    .values({ ...row, public_key: JSON.stringify(public_key) })
    .execute();
}

export async function deleteOld(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('lti_keys').where('created_at', '<', before).execute();
}
