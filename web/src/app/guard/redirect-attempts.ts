import { storedGuards } from '../../lib/storage/guards.ts';

const MAX_REDIRECTS = 3;

/** Counts a redirect to the sign-in; false when there were too many in a row. */
export function mayRedirect(): boolean {
  const attempts = storedGuards.redirectAttempts.get() + 1;
  storedGuards.redirectAttempts.set(attempts);
  return attempts <= MAX_REDIRECTS;
}

export function forgetRedirects(): void {
  storedGuards.redirectAttempts.remove();
}
