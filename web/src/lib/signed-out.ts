import { ApiError } from '@akada/contract/client';
import { commonTexts } from '../texts/en/common.ts';
import { readAccessToken } from './access-token.ts';
import { refreshAccessToken } from './refresh.ts';

const isRejected = (error: unknown) => error instanceof ApiError && error.code === 'unauthenticated';

/**
 * The client mends no 401 under /auth, where the settings save. Whether the session was ended elsewhere is then found
 * out here, before the page says what failed: a refused refresh ends it in this browser too.
 */
export async function findOutWhetherSignedOut(error: unknown): Promise<void> {
  const token = readAccessToken();
  if (isRejected(error) && token !== null) await refreshAccessToken(token).catch(() => null);
}

/** What is said of a call that failed: that somebody was signed out, where that is why; else the page's own words. */
export const failureText = (error: unknown, otherwise: string): string =>
  isRejected(error) && readAccessToken() === null ? commonTexts.signedOut : otherwise;
