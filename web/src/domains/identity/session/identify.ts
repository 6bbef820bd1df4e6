import { ApiError, type User } from '@akada/contract/client';
import { readAccessToken } from '../../../lib/access-token.ts';
import { client } from '../../../lib/client.ts';
import { NetworkError } from '../../../lib/network.ts';
import { refreshAccessToken } from '../../../lib/refresh.ts';

const MAX_ATTEMPTS = 3;
const PAUSE_MS = 1000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Options {
  /** Tries three times over a bad connection instead of once. */
  patient: boolean;
  signal?: AbortSignal;
}

/** Whether anybody is signed in here, as the server sees it: what a browser keeps may be over. */
export async function isStillIn(): Promise<boolean> {
  if (readAccessToken() === null) return false;
  await identify({ patient: true });
  return readAccessToken() !== null;
}

/**
 * Asks the server who is signed in; null where it cannot say. The client does not mend a 401 under /auth by itself,
 * but at the start of the app it must be known whether the session lives: a refused refresh ends it.
 */
export async function identify({ patient, signal }: Options): Promise<User | null> {
  let hasRefreshed = false;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const token = readAccessToken();
    try {
      const { id, name, email, avatar_url } = await client.auth.me(undefined, { signal });
      return { id, name, email, avatar_url };
    } catch (error) {
      if (signal?.aborted) return null;
      const isRejected = error instanceof ApiError && error.status === 401;
      if (isRejected && token !== null) {
        // As everywhere: one refresh and one more call.
        if (hasRefreshed) return null;
        hasRefreshed = true;
        if ((await refreshAccessToken(token).catch(() => null)) === null) return null;
      } else if (patient && error instanceof NetworkError) {
        await pause(attempt * PAUSE_MS);
      } else {
        return null;
      }
    }
  }
  return null;
}
