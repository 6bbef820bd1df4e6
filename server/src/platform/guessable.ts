import { commonPasswords } from './common-passwords.ts';

let common: Set<string> | undefined;

/** Whether a password is among the first that anybody tries: a common one in any case, one sign again and again, or nothing. */
export function isGuessable(password: string): boolean {
  common ??= new Set(commonPasswords.trim().split(/\s+/));
  const typed = password.trim().toLowerCase();
  return new Set(typed).size <= 1 || common.has(typed);
}
