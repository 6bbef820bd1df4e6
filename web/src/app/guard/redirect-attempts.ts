import { storage } from '../../lib/storage.ts';

const MAX_REDIRECTS = 3;

/** Counts a redirect to the sign-in; false when there were too many in a row. */
export function mayRedirect(): boolean {
  const attempts = storage.redirectAttempts.get() + 1;
  storage.redirectAttempts.set(attempts);
  return attempts <= MAX_REDIRECTS;
}

export function forgetRedirects(): void {
  storage.redirectAttempts.remove();
}
