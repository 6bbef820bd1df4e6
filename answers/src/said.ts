import { CannotRead } from './node.ts';

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
  .concat(' seventeen eighteen nineteen')
  .split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const times: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };
const words = [...small.toReversed(), ...tens, ...Object.keys(times)].join('|');
const FIGURE = String.raw`(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const PART = String.raw`(?:(?:${words})s?(?!\p{L}))`;
/** A number that is said, or begins in figures: "twenty-one", "5 thousand", "2 thousand 5 hundred". */
const SAID = new RegExp(
  String.raw`^(?:an?\s+)?(?:${PART}|${FIGURE}\s*${PART})(?:[\s-]+(?:and\s+)?(?:${PART}|\d+(?=\s+${PART})))*`,
  'iu',
);
const EACH = new RegExp(`${FIGURE}|\\p{L}+`, 'gu');

/** What is said at the beginning, in figures: nothing else may stand there as a part of a number. */
export function inFigures(text: string): string {
  const plain = text.replace(/^(?:minus|negative)\s+(?=[\p{L}\d.√(])/iu, '-');
  const [sign] = /^-?\s*/.exec(plain)!;
  const rest = plain.slice(sign.length);
  const said = SAID.exec(rest)?.[0];
  return said === undefined ? plain : `${sign}${figureOf(said)}${rest.slice(said.length)}`;
}

function figureOf(said: string): number {
  let total = 0;
  let part: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [word] of said.toLowerCase().matchAll(EACH)) {
    if (/^(?:an?|and)$/.test(word)) continue;
    const name = word.replace(/(?<=[dn])s$/, '');
    const by = times[name];
    if (by === undefined) {
      const [ten, one] = [tens.indexOf(name), small.indexOf(name)];
      const value: number = ten >= 0 ? (ten + 2) * 10 : one >= 0 ? one : Number(word.replaceAll(',', ''));
      // "four five" is no number; "twenty one" and "hundred and twelve" are.
      const room: number = part === null ? least : part % 100 === 0 ? 100 : part % 10 === 0 && part % 100 > 10 ? 10 : 0;
      if (!(value < room) || (part !== null && value === 0)) throw new CannotRead('no number');
      part = (part ?? 0) + value;
    } else if (by < 1e3) part = (part ?? 1) * by;
    else {
      if (by >= least) throw new CannotRead('no number');
      total += (part ?? 1) * by;
      part = null;
      least = by;
    }
  }
  return total + (part ?? 0);
}

/** Behind a number these belong to it, and are no things: "2 thirds", "two and a half", "6 or seven", "2 over 3". */
const PARTS = new RegExp(
  String.raw`^(?:and\s+an?|or|over|point|times(?=\s)|plus|minus|by|squared|cubed|hal(?:f|ves)|quarters?|(?:third|(?:four|fif|six|seven|eigh|nin|ten|hundred|thousand)th)s?)(?!\p{L})|(?<!\p{L})(?:${words})s?(?!\p{L})`,
  'iu',
);
export const isPartOfNumber = (text: string) => PARTS.test(text);
