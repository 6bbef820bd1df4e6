/** The code that a hall types: short, hard to misread, and no word in any language. */

/**
 * Without vowels there are no words; without I, L, O, Q, S, B, Z, 0 and 1 nothing that looks like something else; without
 * M and W nothing that is wider than the rest, so that every code fits the wall in the same size.
 */
const alphabet = '23456789CDFGHJKNPRTVXY';
const length = 6;

/** What is read for a sign of the alphabet that looks the same. */
const lookalikes: Record<string, string> = { S: '5', B: '8', Z: '2' };

const wellFormed = new RegExp(`^[${alphabet}]{${length}}$`);

/** A new code; `pick` gives a random whole number below the one it is given. */
export const makeCode = (pick: (below: number) => number): string =>
  Array.from({ length }, () => alphabet[pick(alphabet.length)]).join('');

/** The code that somebody typed, however they wrote it; null where it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replace(/[SBZ]/g, (sign) => lookalikes[sign] ?? sign);
  return wellFormed.test(code) ? code : null;
}
