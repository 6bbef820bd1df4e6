import type { Queries } from '../../../ports/db/port.ts';
import type {} from './invites.tables.ts';

export async function insert(db: Queries, codeHash: string, expiresAt: Date): Promise<void> {
  await db.insertInto('lti_invites').values({ code_hash: codeHash, expires_at: expiresAt, used_at: null }).execute();
}

/** True for one caller of those who come at once. */
export async function take(db: Queries, codeHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lti_invites')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** After a registration that came to nothing. */
export async function giveBack(db: Queries, codeHash: string): Promise<void> {
  await db.updateTable('lti_invites').set({ used_at: null }).where('code_hash', '=', codeHash).execute();
}

export async function deleteOld(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('lti_invites').where('expires_at', '<', before).execute();
}
