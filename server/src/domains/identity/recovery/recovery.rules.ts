import { daySeconds } from '../../../platform/days.rules.ts';
/** Four digits are ten thousand codes: what keeps them from being guessed. Pure; `now` is passed in. */

export const codeMinutes = 10;
export const maxWrongTries = 5;
/** From a right code to the new password. */
export const tokenMinutes = 15;
/** A link has no digits to guess, so it may wait a little longer. */
export const linkMinutes = 30;

/** Keyed on the address as typed, whether an account has it or not. */
export const resendLimit = { max: 1, seconds: 30 };
export const hourlyLimit = { max: 5, seconds: 60 * 60 };

/**
 * Wrong codes. Above the first two, codes are paused and mails hold a link; above the third, that network waits.
 * docs/security/recovery-codes.md has the sums.
 */
export const siteBreaker = { max: 30, seconds: daySeconds };
export const accountBreaker = { max: 8, seconds: 30 * daySeconds };
export const callerLimit = { max: 20, seconds: 60 * 60 };

/** How long a finished or forgotten request is kept. */
export const keptDays = 1;

export interface CodeState {
  code_expires_at: Date;
  wrong_tries: number;
  token_hash: string | null;
}

export function inMinutes(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

export function minutesUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 60_000));
}

export function waitMessage(seconds: number): string {
  if (seconds > resendLimit.seconds) return 'You’ve asked for too many codes. Please try again in an hour.';
  return `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before asking for another code.`;
}

/**
 * What a typed code is worth. Everything but "right" must look the same for an address without an account, which has
 * no code that could match: so time and tries are judged first.
 */
export function judgeCode(state: CodeState, matches: boolean, now: Date): 'right' | 'wrong' | 'expired' {
  if (now >= state.code_expires_at || state.wrong_tries >= maxWrongTries) return 'expired';
  if (!matches) return 'wrong';
  return state.token_hash === null ? 'right' : 'expired';
}
