import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { ContentItem } from '../linking/content-items.ts';
import type { LtiLaunchesTable, LtiLoginsTable, LtiPeopleTable } from './launch.tables.ts';

export type LoginRow = Selectable<LtiLoginsTable>;
export type LaunchRow = Selectable<LtiLaunchesTable>;

export async function insertLogin(db: Queries, row: Omit<LoginRow, 'returned_at'>): Promise<void> {
  await db.insertInto('lti_logins').values(row).execute();
}

/** Takes a state for the one answer that it allows; a second one finds nothing. */
export async function takeLogin(db: Queries, stateHash: string, now: Date): Promise<LoginRow | undefined> {
  return db
    .updateTable('lti_logins')
    .set({ returned_at: now })
    .where('state_hash', '=', stateHash)
    .where('returned_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function insertLaunch(
  db: Queries,
  { message, ...row }: Omit<LaunchRow, 'entered_at' | 'user_id' | 'chosen'>,
): Promise<void> {
  await db
    .insertInto('lti_launches')
    .values({ ...row, message: JSON.stringify(message) })
    .execute();
}

const unentered = (db: Queries, codeHash: string) =>
  db.selectFrom('lti_launches').selectAll().where('code_hash', '=', codeHash).where('entered_at', 'is', null);

export const findUnentered = (db: Queries, codeHash: string): Promise<LaunchRow | undefined> =>
  unentered(db, codeHash).executeTakeFirst();

/** Locked, so that one code opens one session even when it comes twice at once. */
export const lockUnentered = (db: Queries, codeHash: string): Promise<LaunchRow | undefined> =>
  unentered(db, codeHash).forUpdate().executeTakeFirst();

export async function enter(db: Queries, id: string, userId: string, now: Date): Promise<void> {
  await db.updateTable('lti_launches').set({ entered_at: now, user_id: userId }).where('id', '=', id).execute();
}

/** A launch that its person has opened. */
export const findEntered = (db: Queries, id: string, userId: string): Promise<LaunchRow | undefined> =>
  db.selectFrom('lti_launches').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();

export const findByCode = (db: Queries, codeHash: string): Promise<LaunchRow | undefined> =>
  db.selectFrom('lti_launches').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();

/** False where something was chosen before. */
export async function setChosen(db: Queries, id: string, items: readonly ContentItem[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lti_launches')
    .set({ chosen: JSON.stringify(items) })
    .where('id', '=', id)
    .where('chosen', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Somebody of a platform. */
export type Person = Pick<LaunchRow, 'platform_id' | 'subject'>;

export async function findLinked(db: Queries, { platform_id, subject }: Person): Promise<string | undefined> {
  const row = await db
    .selectFrom('lti_people')
    .select('user_id')
    .where('platform_id', '=', platform_id)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** That the person opens this account now; false where they do no longer. Whoever ends that at this moment waits. */
export async function useLink(
  db: Queries,
  { platform_id, subject }: Person,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lti_people')
    .set({ last_used_at: now })
    .where('platform_id', '=', platform_id)
    .where('subject', '=', subject)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The people of platforms who open an account, the first joined first; somebody may be several of one. */
export const listJoined = (db: Queries, userId: string): Promise<Selectable<LtiPeopleTable>[]> =>
  db.selectFrom('lti_people').selectAll().where('user_id', '=', userId).orderBy('linked_at').execute();

export async function unlink(db: Queries, userId: string, { platform_id, subject }: Person): Promise<void> {
  await db
    .deleteFrom('lti_people')
    .where('user_id', '=', userId)
    .where('platform_id', '=', platform_id)
    .where('subject', '=', subject)
    .execute();
}

/** False where two launches of one person came at once, and the other was first. */
export async function link(db: Queries, row: Selectable<LtiPeopleTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('lti_people')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteOld(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('lti_logins').where('begun_at', '<', before).execute();
  await db.deleteFrom('lti_launches').where('launched_at', '<', before).execute();
}
