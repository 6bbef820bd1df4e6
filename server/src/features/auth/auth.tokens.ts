import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { Account } from '../../platform/mount.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { accessTokenSeconds } from './auth.rules.ts';

const issuer = 'akada';
const audience = 'akada-api';
/** Makes a leaked token recognisable to scanners, and keeps the two kinds from being mistaken for each other. */
const refreshPrefix = 'akr_';

export interface Tokens {
  signAccess(account: Account): Promise<string>;
  /** Null for whatever is not a valid access token of ours, for any reason. */
  readAccess(token: string): Promise<Account | null>;
  newRefresh(): string;
  /** The one child of a refresh token: the same for whoever asks, so that two tabs get the same. */
  childOf(refresh: string): string;
  hashOf(refresh: string): string;
}

export function createTokens(secrets: Secrets, clock: Clock): Tokens {
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

    async readAccess(token) {
      try {
        const { payload } = await jwtVerify(token, secrets.accessTokens, {
          algorithms: ['HS256'],
          typ: 'at+jwt',
          issuer,
          audience,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: clock.now(),
        });
        return { id: String(payload.sub), sessionId: String(payload.sid) };
      } catch {
        return null;
      }
    },

    newRefresh: () => refreshPrefix + randomBytes(32).toString('base64url'),
    childOf: (refresh) => refreshPrefix + secrets.mac('refresh-child', refresh),
    hashOf: (refresh) => createHash('sha256').update(refresh).digest('base64url'),
  };
}
