import { toSafePath } from '../../../lib/safe-path.ts';
import { storedReturn } from '../../../lib/storage/return-target.ts';
import { storedSignIn } from '../stored.ts';

/** Navigation state that the guard leaves on its way to the log-in. */
export interface OriginState {
  from: string;
}

const AUTH_PAGES = ['/signin', '/signup'];

/** A path to go on to; never back to where one signs in. */
function asTarget(link: string | null): string | null {
  const path = toSafePath(link);
  if (path === null) return null;
  const { pathname } = new URL(path, window.location.origin);
  return AUTH_PAGES.includes(pathname.replace(/\/+$/, '')) ? null : path;
}

/** Where the guard stopped a visitor, from a location's state of unknown shape. */
export function readOrigin(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return asTarget(typeof from === 'string' ? from : null);
}

/** Reads the stored targets and forgets them: they are used once. */
function takeStoredTargets(): { quiz: string | null; path: string | null } {
  const targets = {
    quiz: asTarget(storedSignIn.quizToAccess.get()),
    path: asTarget(storedReturn.redirectAfterAuth.get()),
  };
  storedSignIn.quizToAccess.remove();
  storedReturn.redirectAfterAuth.remove();
  return targets;
}

/** Where to go after logging in: the quiz that was asked for, else where the guard stopped one, else the stored path. */
export function takeTargetAfterLogin(locationState: unknown): string {
  const { quiz, path } = takeStoredTargets();
  return quiz ?? readOrigin(locationState) ?? path ?? '/dashboard';
}

/** Where to go with a new account: the quiz that was asked for, else the stored path, else the first steps. */
export function takeTargetAfterSignUp(firstSteps = '/onboarding'): string {
  const { quiz, path } = takeStoredTargets();
  return quiz ?? path ?? firstSteps;
}
