import { AppError } from '../../../platform/app-error.ts';
import { inBatches } from '../../../platform/batches.ts';
import type { Clock } from '../../../platform/clock.ts';
import { daySeconds } from '../../../platform/days.rules.ts';
import { newId } from '../../../platform/ids.ts';
import type { Authenticate, SessionClaim } from '../../../platform/mount.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import { judgeRefresh, sessionDays, sessionEnd } from './auth.rules.ts';
import * as repo from './session.repo.ts';

export { listSessions } from './session.repo.ts';

import type { SessionTokens } from './session-tokens.ts';

export interface TokenPair {
  access_token: string;
  refresh_token: string;
}

/** What is known of the way by which a session was opened. */
export interface Opened {
  /** The way in from elsewhere, or `pin`; none for a password. */
  door?: string;
  /** What the person was asked to prove themselves for. */
  proofFor?: string | null;
}

/** By which the sessions are known that a PIN of a shared phone opened. */
export const pinDoor = 'pin';

export interface Sessions {
  open(db: Queries, userId: string, userAgent: string, opened?: Opened): Promise<TokenPair>;
  refresh(refreshToken: string): Promise<TokenPair>;
  authenticate: Authenticate;
  /** Whether a token was signed here, by itself alone. */
  isSigned(token: string): boolean;
  end(sessionId: string): Promise<void>;
  /** Those in which the account is signed in, the last used first. */
  listLive(userId: string): Promise<repo.SessionRow[]>;
  /** Ends one session of an account; somebody else's is as unknown as none. */
  endOne(userId: string, sessionId: string): Promise<void>;
  /**
   * Ends what a way in from elsewhere has opened, in the caller's transaction, and every PIN with what PINs opened: whoever
   * came by that way may have set one. The session that asks is spared.
   */
  endThrough(trx: Queries, userId: string, door: string, except: string): Promise<void>;
  /** Whether the session lives as the transaction sees it; one that ends it later waits for nothing. */
  isLiving(db: Queries, sessionId: string): Promise<boolean>;
  /** Whether a living session was opened by somebody who was asked to prove themselves for this. */
  isProofFor(db: Queries, sessionId: string, proofFor: string): Promise<boolean>;
  /** Ends every session of an account, in the caller's transaction; one may be spared. */
  endAll(db: Queries, userId: string, except?: string): Promise<void>;
}

/** The session that ended, or the account of which sessions did; `all` where none was spared. */
export type EndedSessions = { sessionId: string } | { userId: string; all: boolean };
export type SessionsEnded = (db: Queries, ended: EndedSessions) => Promise<void>;

interface SessionsDeps {
  db: Database;
  clock: Clock;
  tokens: SessionTokens;
  /** What else ends with a session, or with those of an account. */
  onEnded: SessionsEnded;
}

/** So many requests share one look at their sessions; a look that hangs does not keep the others out. */
const mostAtOnce = 100;
const longestHoldMs = 250;
/** More than one look at a time: the database answers several at once, and nobody should wait for a stranger's. */
const lanes = 3;

export function createSessions({ db, clock, tokens, onEnded }: SessionsDeps): Sessions {
  /**
   * Nothing is remembered: each request's session is read after the request has come, so that one that ended a moment
   * ago, in whatever process, is refused. Requests that come at the same moment are read together.
   */
  const findAlive = inBatches(
    async (claims: readonly SessionClaim[]) => {
      const ids = [...new Set(claims.map(({ sessionId }) => sessionId))];
      const alive = new Map((await repo.listAlive(db.queries, ids, clock.now())).map((row) => [row.id, row]));
      return claims.map(({ id, sessionId }) => {
        const row = alive.get(sessionId);
        return row?.user_id === id ? row : null;
      });
    },
    mostAtOnce,
    { holdMs: longestHoldMs, lanes },
  );

  async function end(queries: Queries, sessionId: string): Promise<void> {
    await repo.endSession(queries, sessionId, clock.now());
    await onEnded(queries, { sessionId });
  }

  async function pairFor(claim: SessionClaim, refreshToken: string): Promise<TokenPair> {
    return { access_token: await tokens.signAccess(claim), refresh_token: refreshToken };
  }

  /** Null when the token is not to be honoured; a token that was stolen or copied ends its whole session. */
  async function rotate(trx: Queries, refreshToken: string): Promise<SessionClaim | null> {
    const now = clock.now();
    const token = await repo.lockRefreshToken(trx, tokens.hashOf(refreshToken));
    if (!token) return null;
    const session = await repo.findLiveSession(trx, token.session_id, now);
    if (!session) return null;
    const childHash = tokens.hashOf(tokens.childOf(refreshToken));
    const verdict = judgeRefresh(token, await repo.findRefreshToken(trx, childHash), now);
    if (verdict === 'revoke') {
      await end(trx, session.id);
      return null;
    }
    if (verdict === 'rotate') {
      await repo.spendRefreshToken(trx, token.hash, now);
      await repo.insertRefreshToken(trx, childHash, session.id, now);
      await repo.touchSession(trx, session.id, now);
    }
    return { id: session.user_id, sessionId: session.id };
  }

  return {
    isSigned: tokens.isSigned,
    async open(trx, userId, userAgent, { door, proofFor } = {}) {
      const now = clock.now();
      const account = { id: userId, sessionId: newId() };
      const refreshToken = tokens.newRefresh();
      await repo.insertSession(trx, {
        id: account.sessionId,
        user_id: userId,
        user_agent: userAgent,
        created_at: now,
        expires_at: sessionEnd(now),
        door: door ?? null,
        proof_for: proofFor ?? null,
      });
      await repo.insertRefreshToken(trx, tokens.hashOf(refreshToken), account.sessionId, now);
      return pairFor(account, refreshToken);
    },

    async refresh(refreshToken) {
      // The verdict is committed before it is told: a revocation must outlive its own error.
      const account = await db.queries.transaction().execute((trx) => rotate(trx, refreshToken));
      if (!account) throw new AppError('invalid_refresh_token');
      return pairFor(account, tokens.childOf(refreshToken));
    },

    async authenticate(bearer, { evenExpired = false } = {}) {
      const claim = await tokens.readAccess(bearer, evenExpired ? sessionDays * daySeconds : 0);
      const alive = claim && (await findAlive(claim));
      return alive ? { ...claim, timezone: alive.timezone, createdAt: alive.created_at } : null;
    },

    end: (sessionId) => end(db.queries, sessionId),
    listLive: (userId) => repo.listLiveSessions(db.queries, userId, clock.now()),

    async endOne(userId, sessionId) {
      if (!(await findAlive({ id: userId, sessionId }))) throw new AppError('not_found');
      await end(db.queries, sessionId);
    },

    async endThrough(trx, userId, door, except) {
      await repo.endSessionsThrough(trx, { userId, doors: [door, pinDoor], except }, clock.now());
      await onEnded(trx, { userId, all: false });
    },

    isLiving: async (queries, sessionId) => (await repo.findLiveSession(queries, sessionId, clock.now())) !== undefined,

    async isProofFor(queries, sessionId, proofFor) {
      return (await repo.findLiveSession(queries, sessionId, clock.now()))?.proof_for === proofFor;
    },

    async endAll(trx, userId, except) {
      await repo.endSessionsOf(trx, userId, clock.now(), except);
      await onEnded(trx, { userId, all: except === undefined });
    },
  };
}
