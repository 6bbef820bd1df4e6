import { commonness } from '../answer/lexicon.ts';
import { isSlip, LEAST_LETTERS } from '../answer/misspelt.ts';
import { searchStem } from '../answer/search-stems.ts';
import { writtenOut } from '../answer/shorthand.ts';
import { words } from '../text/stems.ts';
import { stemsOf } from './word-likeness.ts';
import type { WrittenAnswer, WrittenLesson } from './written.ts';

const WORD = /[a-z]+/gi;
/** No question is longer; the rest is not looked for. */
const LONGEST = 600;
const known = new WeakMap<WrittenAnswer, readonly string[]>();

/** The words of an item, cut once. */
function wordsOf(item: WrittenAnswer): readonly string[] {
  const before = known.get(item);
  if (before) return before;
  const made = [...new Set(words([item.section, item.answer, ...item.wordings].join(' ')))];
  known.set(item, made);
  return made;
}

/**
 * A question as it was meant: Pidgin and shorthand written out, and a word that nothing written has, and that is no
 * everyday one, read as the one of the course for which it may be a slip of the keyboard.
 */
export function asMeant(question: string, lessons: readonly WrittenLesson[]): string {
  const items = lessons.flatMap(({ answers }) => answers);
  const has = (stem: string) => items.some((item) => stemsOf(item).all.has(stem));
  return writtenOut(question.slice(0, LONGEST)).replace(WORD, (typed) => {
    const word = typed.toLowerCase();
    if (word.length < LEAST_LETTERS) return typed;
    const stem = searchStem(word);
    if (commonness(stem) !== 'rare' || has(stem)) return typed;
    const start = word.slice(0, 2);
    for (const item of items) {
      const meant = wordsOf(item).find((one) => one.startsWith(start) && isSlip(word, one));
      if (meant) return meant;
    }
    return typed;
  });
}
