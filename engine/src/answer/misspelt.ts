import { words } from '../text/stems.ts';
import { textOf } from './initials.ts';
import type { OpenIndex } from './lesson-index.ts';
import { searchStem, withoutMarks } from './search-stems.ts';
import { slipsApart } from './shorthand.ts';

export const LEAST_LETTERS = 5;
const LONG = 8;
const beginning = (word: string) => word.slice(0, 2);

const known = new WeakMap<OpenIndex, Map<string, Set<string>>>();

/** The words of the lesson by their first two letters, in which hardly anybody slips. */
function wordsByBeginning(open: OpenIndex): Map<string, Set<string>> {
  let made = known.get(open);
  if (!made) {
    made = new Map();
    for (const word of words(withoutMarks(textOf(open)))) {
      if (word.length < LEAST_LETTERS) continue;
      const set = made.get(beginning(word));
      if (set) set.add(word);
      else made.set(beginning(word), new Set([word]));
    }
    known.set(open, made);
  }
  return made;
}

/** What is left of a word where vowels and doubled letters, the usual slips, are taken away. */
const skeleton = (word: string) => word.replace(/[aeiouy]/g, '').replace(/(.)\1/g, '$1');

/** "convection" is no slip for "conduction": a second slip must leave the consonants alone; nor is "gross" for "grows". */
export const isSlip = (word: string, meant: string) =>
  (word.length !== meant.length || word.length > LEAST_LETTERS) &&
  (slipsApart(word, meant, 1) ||
    (word.length >= LONG && skeleton(word) === skeleton(meant) && slipsApart(word, meant, 2)));

/** The terms of the lesson for which a word that it does not have may be a slip. */
export function meantBySlip(word: string, open: OpenIndex): number[] {
  const found: number[] = [];
  for (const meant of wordsByBeginning(open).get(beginning(word)) ?? []) {
    const term = searchStem(meant);
    if (isSlip(word, meant) || (term.length >= LEAST_LETTERS && isSlip(searchStem(word), term)))
      found.push(open.termOf.get(term) ?? -1);
  }
  return found.filter((term) => term >= 0);
}
