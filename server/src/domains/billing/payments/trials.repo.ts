import type { Queries } from '../../../ports/db/port.ts';

export async function has(db: Queries, address_hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('used_trials')
    .select('used_at')
    .where('address_hash', '=', address_hash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insert(db: Queries, address_hash: string, used_at: Date): Promise<void> {
  await db
    .insertInto('used_trials')
    .values({ address_hash, used_at })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute();
}

export async function deleteOld(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('used_trials').where('used_at', '<', before).execute();
}
