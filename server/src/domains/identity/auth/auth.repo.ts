import type { Queries } from '../../../ports/db/port.ts';

/** Given once: a second time changes nothing. */
export async function insertConsent(db: Queries, userId: string, version: string, now: Date): Promise<void> {
  await db
    .insertInto('consents')
    .values({ user_id: userId, document: 'terms', version, given_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasConsent(db: Queries, userId: string, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('version')
    .where('user_id', '=', userId)
    .where('document', '=', 'terms')
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

export const listConsents = (db: Queries, userId: string) =>
  db.selectFrom('consents').select(['document', 'version', 'given_at']).where('user_id', '=', userId).execute();
