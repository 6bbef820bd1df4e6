/** Shorter than this, a part of one's name is no word by which to guess a password. */
const shortestOwn = 4;

/** One's own name or address with numbers around it: the server refuses that, so it must not look strong here. */
function isOwnWord(password: string, about: readonly string[]): boolean {
  const word = password
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replaceAll(' ', '');
  const own = about.flatMap((text) => text.toLowerCase().split(/[\s@._-]+/));
  return word.length >= shortestOwn && own.includes(word);
}

/**
 * A rough guess at how hard a password is to guess: length first, then variety, minus what everybody types, and what whoever
 * knows its owner (`about`: name, address) would.
 */
export function passwordStrength(password: string, about: readonly string[] = []): 0 | 1 | 2 | 3 | 4 {
  if (password.length === 0) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password.toLowerCase()).size;
  const common = /^(.)\1*$|1234|abcd|qwerty|passw[o0]rd|letmein|iloveyou|nigeria|akada/i.test(password);
  if (password.length < 8 || different < 5 || common || isOwnWord(password, about)) return 1;
  const points = (password.length >= 12 ? 2 : 1) + (password.length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0);
  if (points >= 3) return 4;
  return points === 2 ? 3 : 2;
}
