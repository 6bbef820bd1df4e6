import type { Selectable, Updateable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { IdentitiesTable, SocialSignInsTable } from './social.tables.ts';

export type SignInRow = Selectable<SocialSignInsTable>;

export async function insertSignIn(
  db: Queries,
  row: Pick<SignInRow, 'state_hash' | 'provider' | 'browser_key_hash' | 'begun_at' | 'proof_for'>,
): Promise<void> {
  await db.insertInto('social_sign_ins').values(row).execute();
}

/** Takes a state for the one return that it allows; a second return finds nothing. */
export async function takeReturn(
  db: Queries,
  stateHash: string,
  provider: string,
  now: Date,
): Promise<SignInRow | undefined> {
  return db
    .updateTable('social_sign_ins')
    .set({ returned_at: now })
    .where('state_hash', '=', stateHash)
    .where('provider', '=', provider)
    .where('returned_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function recordIdentity(
  db: Queries,
  stateHash: string,
  found: Updateable<SocialSignInsTable>,
): Promise<void> {
  await db.updateTable('social_sign_ins').set(found).where('state_hash', '=', stateHash).execute();
}

/** Locked, so that one code opens one session even when it comes twice at once. */
export async function lockUnfinished(db: Queries, codeHash: string): Promise<SignInRow | undefined> {
  return db
    .selectFrom('social_sign_ins')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('finished_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function finishSignIn(db: Queries, stateHash: string, now: Date): Promise<void> {
  // What the provider told is not kept once it has served its purpose.
  await db
    .updateTable('social_sign_ins')
    .set({ finished_at: now, email: null, name: null })
    .where('state_hash', '=', stateHash)
    .execute();
}

type Identity = Pick<Selectable<IdentitiesTable>, 'provider' | 'subject'>;

/** Whose account it opens. */
export async function findLinked(db: Queries, { provider, subject }: Identity): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** That it opens this account now; false where it does no longer. */
export async function useLink(
  db: Queries,
  { provider, subject }: Identity,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identities')
    .set({ last_used_at: now })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertIdentity(db: Queries, row: Selectable<IdentitiesTable>): Promise<void> {
  await db.insertInto('identities').values(row).execute();
}

export async function deleteOldSignIns(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('social_sign_ins').where('begun_at', '<', before).execute();
}
