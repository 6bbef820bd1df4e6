import { ApiError, type CallOptions, type Endpoint, type Transport } from '@akada/contract/client';
import { isExpired, readAccessToken } from './access-token.ts';
import { clientBy, clientWith, withToken } from './client-by.ts';
import { sendPlain } from './network.ts';
import { refreshAccessToken } from './refresh.ts';
import { recentRenewalFault, renewalFault } from './renewal.ts';
import { storedSession } from './storage/session.ts';

/** Open to everyone and the same for everyone, so that no token travels with them. */
const TOKENLESS_PATHS = new Set(['/materials/']);

const isUnderAuth = (endpoint: Endpoint) => endpoint.path.startsWith('/auth/');

function carriesToken(endpoint: Endpoint): boolean {
  if (endpoint.access === 'account') return true;
  return !isUnderAuth(endpoint) && !TOKENLESS_PATHS.has(endpoint.path);
}

/** A call belongs to whoever made it: who signs in while it is on its way neither sends it again nor gets its answer. */
function forOneAccount(send: Transport): Transport {
  const userId = storedSession.userId.get();
  const check = () => {
    const now = storedSession.userId.get();
    const isAnother = userId !== null && now !== null && now !== userId;
    if (isAnother) throw new DOMException('Another account has signed in', 'AbortError');
  };
  return async (call) => {
    check();
    const response = await send(call);
    check();
    return response;
  };
}

/** While the guard holds further attempts back, the reason for the last one stands. */
async function renew(stale: string): Promise<string | null> {
  const recent = recentRenewalFault();
  if (recent) throw recent;
  const renewed = await refreshAccessToken(stale);
  const fault = renewalFault();
  if (renewed === null && fault && readAccessToken() === stale) throw fault;
  return renewed;
}

/**
 * Adds the token and keeps the session alive: a token whose time is over is refreshed before the call,
 * and a 401 outside /auth is answered by one refresh and one retry. A 403 means "not allowed" and stays one.
 */
export const inSession =
  (sendPlainly: Transport): Transport =>
  async (call) => {
    if (!carriesToken(call.endpoint)) return sendPlainly(call);
    const stored = readAccessToken();
    if (stored === null) return sendPlainly(call);

    const send = forOneAccount(sendPlainly);
    if (isExpired(stored)) {
      const renewed = await renew(stored);
      return send(withToken(call, renewed ?? readAccessToken()));
    }
    const response = await send(withToken(call, stored));
    if (response.status !== 401 || isUnderAuth(call.endpoint)) return response;
    const renewed = await renew(stored);
    return renewed === null ? response : send(withToken(call, renewed));
  };

/** Sends a call by fetch, in the session. */
export const sendWithSession = inSession(sendPlain);

/** The one client of the app. */
export const client = clientBy(sendWithSession);

/** Ends the session of a token, also of one whose time is over. One that is over already has ended. */
export async function endSession(token: string, options: CallOptions = {}): Promise<void> {
  try {
    await clientWith(token).auth.logout(undefined, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
}
