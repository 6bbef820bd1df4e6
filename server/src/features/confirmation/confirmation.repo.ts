import type { Queries } from '../../ports/db/port.ts';

export interface AddressRow {
  name: string;
  email: string;
  email_confirmed_at: Date | null;
}

export async function findAddress(db: Queries, userId: string): Promise<AddressRow | undefined> {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** True when it was not confirmed before; of two at once, one. */
export async function setConfirmed(db: Queries, userId: string, now: Date): Promise<boolean> {
  const updated = await db
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
