import type { Selectable } from 'kysely';
import { prepared, type Queries } from '../../../ports/db/port.ts';
import { peopleView } from '../users/users.view.ts';
import type { RefreshTokensTable, SessionsTable } from './auth.tables.ts';

export type SessionRow = Selectable<SessionsTable>;

export async function insertSession(
  db: Queries,
  session: Omit<SessionRow, 'last_used_at' | 'ended_at'>,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, last_used_at: session.created_at })
    .execute();
}

export interface LiveSession {
  id: string;
  user_id: string;
  timezone: string;
  created_at: Date;
}

const liveSessions = prepared((db, { ids, now }: { ids: readonly string[]; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin(peopleView.as('person'), 'person.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'person.timezone', 'person.created_at'])
    .where(({ eb, fn, val }) => eb('sessions.id', '=', fn.any(val(ids))))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now),
);

/** Those of some sessions that are alive, each with its person: in the way of every request that carries a token. */
export const listAlive = (db: Queries, ids: readonly string[], now: Date): Promise<LiveSession[]> =>
  liveSessions(db, { ids, now });

export async function findLiveSession(db: Queries, id: string, now: Date): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function listLiveSessions(db: Queries, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}

export async function endSession(db: Queries, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute();
}

const unknownDoor = 'unknown';

/** Those of an account that some ways in have opened. */
export async function endSessionsThrough(
  db: Queries,
  { userId, doors, except }: { userId: string; doors: readonly string[]; except: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('door', 'in', [...doors, unknownDoor])
    .where('id', '<>', except)
    .where('ended_at', 'is', null)
    .execute();
}

/** Every living session of an account, but the one that is named. */
export async function endSessionsOf(db: Queries, userId: string, now: Date, except?: string): Promise<void> {
  const ending = db.updateTable('sessions').set({ ended_at: now }).where('user_id', '=', userId);
  const others = except === undefined ? ending : ending.where('id', '<>', except);
  await others.where('ended_at', 'is', null).execute();
}

export async function touchSession(db: Queries, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute();
}

export async function insertRefreshToken(db: Queries, hash: string, sessionId: string, now: Date): Promise<void> {
  await db.insertInto('refresh_tokens').values({ hash, session_id: sessionId, created_at: now }).execute();
}

/** Locks the row, so that two refreshes with one token are judged one after the other. */
export async function lockRefreshToken(db: Queries, hash: string): Promise<Selectable<RefreshTokensTable> | undefined> {
  return db.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).forUpdate().executeTakeFirst();
}

export async function findRefreshToken(db: Queries, hash: string): Promise<Selectable<RefreshTokensTable> | undefined> {
  return db.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export async function spendRefreshToken(db: Queries, hash: string, now: Date): Promise<void> {
  await db.updateTable('refresh_tokens').set({ spent_at: now }).where('hash', '=', hash).execute();
}

/** Sessions that ended or ran out a while ago, with their tokens. */
export async function deleteOldSessions(db: Queries, before: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<', before), where('ended_at', '<', before)]))
    .execute();
}

/** Every session that is still on record, also those that ended. */
export const listSessions = (db: Queries, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_used_at', 'expires_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
