import { storedSession } from './storage/session.ts';

/** Below this, a difference between the clocks may as well be the journey of the answer. */
const CLOCK_NOISE_MS = 60_000;

interface Claims {
  exp?: number;
  iat?: number;
}

function claimsOf(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp, iat } = JSON.parse(atob(payload)) as Record<string, unknown>;
    return {
      ...(typeof exp === 'number' && { exp }),
      ...(typeof iat === 'number' && { iat }),
    };
  } catch {
    return {};
  }
}

/** The stored access token; one that has not three parts is removed and counts as absent. */
export function readAccessToken(): string | null {
  const token = storedSession.token.get();
  if (token === null) return null;
  const parts = token.split('.');
  if (parts.length === 3 && parts.every(Boolean)) return token;
  storedSession.token.remove();
  return null;
}

/** Whether the token's time is over, by the server's clock as far as it is known: many phones' clocks are wrong. */
export function isExpired(token: string, now = Date.now()): boolean {
  const { exp } = claimsOf(token);
  return exp !== undefined && now - storedSession.clockSkew.get() >= exp * 1000;
}

/** Keeps a pair of tokens that has just arrived, and learns from it how wrong this device's clock is. */
export function storeTokens(accessToken: string, refreshToken: string | undefined, now = Date.now()): void {
  const { iat } = claimsOf(accessToken);
  const skew = iat === undefined ? 0 : now - iat * 1000;
  storedSession.clockSkew.set(Math.abs(skew) < CLOCK_NOISE_MS ? 0 : skew);
  storedSession.token.set(accessToken);
  if (refreshToken) storedSession.refreshToken.set(refreshToken);
}
