import { ApiError } from '@akada/contract/client';
import { isExpired, readAccessToken, storeTokens } from './access-token.ts';
import { clientWith } from './client-by.ts';
import { forgetRecentFault, noteRenewal, RenewalError } from './renewal.ts';
import { sealAccount } from './storage/account-storage.ts';
import { storedGuards } from './storage/guards.ts';
import { storedSession } from './storage/session.ts';

const MAX_ATTEMPTS = 3;
const ATTEMPT_WINDOW_MS = 30_000;
/** Ends a hanging refresh, because the other tabs wait for the lock. */
const TIMEOUT_MS = 20_000;
const LOCK = 'akada-token-refresh';

const expiry = new EventTarget();

/** Hears that the server refused to go on with the session; the tokens are gone by then, and what the account left is sealed. */
export function onSessionExpired(listener: () => void): () => void {
  expiry.addEventListener('expired', listener);
  return () => expiry.removeEventListener('expired', listener);
}

function expire(): null {
  sealAccount();
  expiry.dispatchEvent(new Event('expired'));
  return null;
}

/** The tokens are gone without anybody having logged out: the page ends with them, instead of sending people back. */
export function noticeLostTokens(): void {
  if (readAccessToken() === null) expire();
}

/** Counts this attempt, unless there were too many of late. */
function mayAttempt(now = Date.now()): boolean {
  const recent = storedGuards.refreshAttempts.get().filter((at) => at <= now && now - at < ATTEMPT_WINDOW_MS);
  if (recent.length >= MAX_ATTEMPTS) return false;
  storedGuards.refreshAttempts.set([...recent, now]);
  storedGuards.tokenRefreshAttempted.set('true');
  return true;
}

function forgetAttempts(): void {
  storedGuards.refreshAttempts.remove();
  storedGuards.tokenRefreshAttempted.remove();
}

const isRefusal = ({ status }: ApiError) => [400, 401, 403, 422].includes(status);

function faultOf(error: ApiError): RenewalError {
  const fault = new RenewalError(error);
  noteRenewal(fault);
  return fault;
}

/** A person's own wish to try again is no loop. */
export function allowRefresh(): void {
  forgetAttempts();
  forgetRecentFault();
}

async function refresh(stale: string): Promise<string | null> {
  // Another tab may have refreshed, or signed out, while this one waited.
  const current = readAccessToken();
  if (current === null) return null;
  if (current !== stale && !isExpired(current)) return current;

  const sent = storedSession.refreshToken.get();
  if (sent === null) return expire();
  if (!mayAttempt()) return null;
  // Signed out, or in as somebody else, while the answer was on its way: it is nobody's business any more.
  const isOvertaken = () => storedSession.refreshToken.get() !== sent;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // A full server lets in whom it knows: a token whose time is over says so still.
    const answer = await clientWith(current).auth.refresh({ headers: {}, body: { refresh_token: sent } }, { signal });
    if (isOvertaken()) return null;
    storeTokens(answer.access_token, answer.refresh_token);
    forgetAttempts();
    noteRenewal(null);
    return answer.access_token;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isRefusal(error)) throw faultOf(error);
    noteRenewal(null);
    return isOvertaken() ? null : expire();
  }
}

let running: Promise<string | null> | null = null;

/**
 * A new access token in place of the stale one, or null where there is none to be had.
 * One at a time: in this tab by sharing the promise, between tabs by a lock (which plain http does not offer).
 * Throws where the server could not be reached or was too busy; the tokens stay then.
 */
export function refreshAccessToken(stale: string): Promise<string | null> {
  const locks: LockManager | undefined = navigator.locks;
  const start = async () => (locks ? await locks.request(LOCK, () => refresh(stale)) : await refresh(stale));
  running ??= start().finally(() => {
    running = null;
  });
  return running;
}
