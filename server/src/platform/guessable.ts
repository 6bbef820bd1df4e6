import { commonPasswords } from './common-passwords.ts';
import { localWords } from './local-words.ts';

let common: Set<string> | undefined;

/** As it is pressed: any case and width, and nothing that takes no room. Only for comparing; hashed is what was typed. */
const plainOf = (password: string) =>
  password
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

/** A year, "123", "!": what people put behind a word where a word alone is refused. */
const BEHIND = /[\d!@#.*_-]{0,4}$/;

/**
 * Whether a password is among the first that anybody tries: a common one in any case or width, one sign again and
 * again, a row of keys, a word that everybody here knows with a year behind it, or nothing.
 */
export function isGuessable(password: string): boolean {
  common ??= new Set(commonPasswords.trim().split(/\s+/));
  const typed = plainOf(password);
  return (
    new Set(typed).size <= 1 ||
    common.has(typed) ||
    runs.some((run) => run.includes(typed)) ||
    localWords.has(typed.replace(BEHIND, '').replaceAll(' ', ''))
  );
}
