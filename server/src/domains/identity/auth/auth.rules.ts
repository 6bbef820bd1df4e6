import { dayMs } from '../../../platform/days.rules.ts';
/** How long things live and when a spent token is forgiven. Pure; `now` is passed in. */

export const accessTokenSeconds = 15 * 60;
export const sessionDays = 30;
export const refreshGraceMs = 10_000;

/** Ten wrong passwords for one account from one address, then a pause. */
export const loginLimit = { max: 10, seconds: 15 * 60 };
/** Ten wrong tries at the password of whoever is signed in, from one address. */
export const ownPasswordLimit = { max: 10, seconds: 15 * 60 };
/** Many addresses guessing at one account together. */
export const loginAccountLimit = { max: 200, seconds: 60 * 60 };
/**
 * One guess at each of many accounts from one network. What goes right is taken off what went wrong, so that a hall
 * never comes near; beyond, its tries are slowed down and not refused for long.
 */
export const sprayingLimit = { max: 100, seconds: 60 * 60 };
export const slowedDown = { max: 1, seconds: 3 };
/** A campus shares one address; a flood of new accounts from it does not look like one. */
export const registerLimit = { max: 300, seconds: 60 * 60 };

export const termsVersion = '2026-11-16';
export const defaultTimezone = 'Africa/Lagos';

/** Where the browser finds a picture; its key cannot be guessed. */
export const avatarPath = (key: string) => `/avatars/${key}.webp`;

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * dayMs);
}

/** A zone that this runtime knows, else the default: days are counted in it, so it must be usable. */
export function usableTimezone(timezone: string | undefined): string {
  try {
    if (timezone) return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    // An unknown name: fall through.
  }
  return defaultTimezone;
}

/** What to do with a refresh token that was found. `child` is its successor, if it has one. */
export function judgeRefresh(
  token: { spent_at: Date | null },
  child: { spent_at: Date | null } | undefined,
  now: Date,
): 'rotate' | 'repeat' | 'revoke' {
  if (!token.spent_at) return 'rotate';
  // Two tabs refreshed at the same moment: the later one gets the same child, unless the child was used already.
  const isRecent = now.getTime() - token.spent_at.getTime() <= refreshGraceMs;
  return isRecent && child && !child.spent_at ? 'repeat' : 'revoke';
}
