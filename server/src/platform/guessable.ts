import { commonPasswords } from './common-passwords.ts';
import { localWords } from './local-words.ts';

let common: Set<string> | undefined;

/** As it is pressed: any case, width and accent, and nothing that takes no room. Only for comparing; hashed is what was typed. */
const plainOf = (password: string) =>
  password
    .normalize('NFKD')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Mn}]/gu, '')
    .trim()
    .toLowerCase();

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

/** The part that a text repeats from its beginning to its end; the text itself where it does not. */
function unitOf(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return length > 0 && text.length % length === 0 ? text.slice(0, length) : text;
}

/** Years, "123", "!": what people put around a word where the word alone is refused. */
const wordIn = (text: string) =>
  text
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L}]+$/u, '')
    .replaceAll(' ', '');

/** Shorter than this, a part of one's name or address is no word by which to guess a password. */
const shortestOwn = 4;

/** What whoever knows a person tries first: the address, what stands before its @, the name and its parts. */
function wordsAbout(about: readonly string[]): Set<string> {
  const words = about.flatMap((text) => {
    const plain = plainOf(text);
    return [plain, plain.split('@')[0] ?? '', ...plain.split(/[\s@._-]+/)];
  });
  return new Set(words.map(wordIn).filter((word) => word.length >= shortestOwn));
}

/**
 * Whether a password is among the first that anybody tries: a common one in any case or width, the same again and
 * again, a row of keys, or a word with whatever numbers and signs around it that everybody here knows, or everybody who
 * knows whose it is (`about`: their address, their name). Or nothing.
 */
export function isGuessable(password: string, about: readonly string[] = []): boolean {
  common ??= new Set(commonPasswords.trim().split(/\s+/));
  const typed = plainOf(password);
  const unit = unitOf(typed);
  const word = unitOf(wordIn(unit));
  return (
    unit.length <= 1 ||
    (unit !== typed && unit.length <= 4) ||
    common.has(typed) ||
    common.has(unit) ||
    runs.some((run) => run.includes(typed)) ||
    localWords.has(word) ||
    about.some((text) => plainOf(text) === typed) ||
    wordsAbout(about).has(word)
  );
}
