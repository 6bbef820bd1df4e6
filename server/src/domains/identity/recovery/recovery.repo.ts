import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import { peopleView } from '../users/users.view.ts';
import type { PasswordResetsTable } from './recovery.tables.ts';

export type ResetRow = Selectable<PasswordResetsTable>;

export interface Recipient {
  name: string;
  email: string;
}

interface NewReset {
  id: string;
  email: string;
  emailHash: string;
  now: Date;
  codeExpiresAt: Date;
}

/** One statement for known and unknown addresses alike: the account, if any, is found on the way. */
export async function insertReset(db: Queries, { id, email, emailHash, now, codeExpiresAt }: NewReset): Promise<void> {
  await db
    .insertInto('password_resets')
    .values(({ selectFrom }) => ({
      id,
      email_hash: emailHash,
      user_id: selectFrom(peopleView.as('person')).select('person.id').where('person.email', '=', email),
      created_at: now,
      code_expires_at: codeExpiresAt,
    }))
    .execute();
}

export async function findReset(db: Queries, id: string): Promise<ResetRow | undefined> {
  return db.selectFrom('password_resets').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked, so that tries made at the same moment are judged one after the other. */
export async function lockReset(db: Queries, id: string, emailHash: string): Promise<ResetRow | undefined> {
  return db
    .selectFrom('password_resets')
    .selectAll()
    .where('id', '=', id)
    .where('email_hash', '=', emailHash)
    .forUpdate()
    .executeTakeFirst();
}

const byToken = (db: Queries, tokenHash: string, now: Date) =>
  db.selectFrom('password_resets').selectAll().where('token_hash', '=', tokenHash).where('token_expires_at', '>', now);

export async function findUserByToken(db: Queries, tokenHash: string, now: Date): Promise<string | null | undefined> {
  return (await byToken(db, tokenHash, now).executeTakeFirst())?.user_id;
}

export async function lockResetByToken(db: Queries, tokenHash: string, now: Date): Promise<ResetRow | undefined> {
  return byToken(db, tokenHash, now).forUpdate().executeTakeFirst();
}

export async function updateReset(db: Queries, id: string, values: Partial<ResetRow>): Promise<void> {
  await db.updateTable('password_resets').set(values).where('id', '=', id).execute();
}

/** After a success, no other code or link of the account works, and none is mailed any more. */
export async function closeResetsOf(db: Queries, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ code_hash: null, token_hash: null, token_expires_at: null, mailed_at: now })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteOldResets(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('created_at', '<', before).execute();
}
