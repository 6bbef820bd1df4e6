import { createHash, createHmac, randomBytes } from 'node:crypto';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import { daySeconds } from '../../../platform/days.rules.ts';
import type { SessionClaim } from '../../../platform/mount.ts';
import { sameText } from '../../../platform/same-text.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { accessTokenSeconds, sessionDays } from './auth.rules.ts';

const issuer = 'akada';
const audience = 'akada-api';
/** Makes a leaked token recognisable to scanners, and keeps the two kinds from being mistaken for each other. */
const refreshPrefix = 'akr_';

export interface SessionTokens {
  signAccess(claim: SessionClaim): Promise<string>;
  /** Null for whatever is not a valid access token of ours, for any reason; `overdueSeconds` of being over are forgiven. */
  readAccess(token: string, overdueSeconds?: number): Promise<SessionClaim | null>;
  /**
   * Whether we have signed it, and no longer ago than a session lives: it may be over, and its session ended. For whoever must
   * not ask anything, at the door of a server that is full.
   */
  isSigned(token: string): boolean;
  newRefresh(): string;
  /** The one child of a refresh token: the same for whoever asks, so that two tabs get the same. */
  childOf(refresh: string): string;
  hashOf(refresh: string): string;
}

/** Access tokens whose signature was checked already. Their time is looked at each time, their session in the database. */
function createMemory(size: number) {
  const seen = new Map<string, { claim: SessionClaim; expiresAt: number }>();
  return {
    get: (token: string) => seen.get(token),
    set(token: string, entry: { claim: SessionClaim; expiresAt: number }) {
      const [oldest] = seen.keys();
      if (seen.size >= size && oldest) seen.delete(oldest);
      seen.set(token, entry);
    },
  };
}

/** Until when the session of a token that we signed may live at most. */
const longestUse = (token: string) => ((decodeJwt(token).exp ?? 0) + sessionDays * daySeconds) * 1000;

export function createSessionTokens(secrets: Secrets, clock: Clock): SessionTokens {
  const checked = createMemory(10_000);
  return {
    signAccess({ id, sessionId }) {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(secrets.accessTokens);
    },

    async readAccess(token, overdueSeconds = 0) {
      const known = checked.get(token);
      if (known) return clock.now().getTime() < known.expiresAt + overdueSeconds * 1000 ? known.claim : null;
      try {
        const { payload } = await jwtVerify(token, secrets.accessTokens, {
          algorithms: ['HS256'],
          typ: 'at+jwt',
          issuer,
          audience,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: clock.now(),
          clockTolerance: overdueSeconds,
        });
        const claim = { id: String(payload.sub), sessionId: String(payload.sid) };
        checked.set(token, { claim, expiresAt: Number(payload.exp) * 1000 });
        return claim;
      } catch {
        return null;
      }
    },

    isSigned(token) {
      const end = token.lastIndexOf('.');
      const seal = createHmac('sha256', secrets.accessTokens)
        .update(token.slice(0, Math.max(0, end)))
        .digest('base64url');
      return end > 0 && sameText(token.slice(end + 1), seal) && clock.now().getTime() < longestUse(token);
    },

    newRefresh: () => refreshPrefix + randomBytes(32).toString('base64url'),
    childOf: (refresh) => refreshPrefix + secrets.mac('refresh-child', refresh),
    hashOf: (refresh) => createHash('sha256').update(refresh).digest('base64url'),
  };
}
