import type { Block } from '../document.ts';
import { countWords } from '../text/normalise.ts';
import { blockText } from '../text/sections.ts';

/**
 * Study is slower than reading: 100 words a minute leave time to stop, look back and note (plain reading is about 200).
 */
const STUDY_WORDS_PER_MINUTE = 100;
/**
 * What is only read is soon forgotten: recalling it (cards, questions, in one's own words) takes longer than reading
 * does, until one tires.
 */
const RECALL = { share: 1.3, least: 2, most: 16 };
/** A day that is shorter than this is none. */
const LEAST_WORDS = 250;

/** How many words fit into so many minutes, recalling them included. */
export function wordsIn(minutes: number): number {
  const reading = Math.max(minutes - RECALL.most, minutes / (1 + RECALL.share));
  return Math.max(LEAST_WORDS, reading * STUDY_WORDS_PER_MINUTE);
}

/** The minutes that it takes to read so many words and to recall them. */
export function minutesOf(words: number): number {
  const reading = words / STUDY_WORDS_PER_MINUTE;
  const recall = Math.min(RECALL.most, Math.max(RECALL.least, reading * RECALL.share));
  return Math.max(1, Math.round(reading + recall));
}

const NUMBER = /(?<![\p{L}\d])\d[\d.,]*/gu;
/** From so many numbers on, and so many words to each, a paragraph calculates. */
const CALCULATES = { numbers: 4, wordsEach: 16 };
/** A calculation is worked along with a pencil, not read. */
const SLOWER = { calculation: 2.5, table: 1.5, code: 2 };
/** A formula is looked at as long as some lines are. */
const FORMULA_WORDS = 30;

/** The words of a block, those that take longer counted more: to follow a calculation is slower than to read. */
export function studyWords(block: Block): number {
  const text = blockText(block);
  const words = countWords(text);
  switch (block.kind) {
    case 'formula':
      return Math.max(FORMULA_WORDS, words);
    case 'table':
      return words * SLOWER.table;
    case 'code':
      return words * SLOWER.code;
    default: {
      const numbers = text.match(NUMBER)?.length ?? 0;
      const calculates = numbers >= CALCULATES.numbers && words / numbers <= CALCULATES.wordsEach;
      return calculates ? words * SLOWER.calculation : words;
    }
  }
}
