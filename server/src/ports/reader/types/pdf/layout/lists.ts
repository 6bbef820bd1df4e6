import { bulletOf, bulletsAndDashes, numberOf } from '../../list-marks.ts';
import type { Row, Word } from './page.ts';

/** An entry of a list, without its mark. */
export interface Item {
  ordered: boolean;
  /** How many words at the beginning are the mark. */
  markWords: number;
}

const longestMark = 7;
const signs = new RegExp(`^[\\u{e000}-\\u{f8ff}${bulletsAndDashes}]$`, 'u');
/** Letters that fonts of signs draw as bullets (the "I" of TeX's is a triangle), and the "o" that word processors use for the second level. */
const drawnLetters = /^[oI§ØüvqnluÞà¨]$/;

/** The mark that words of this size begin with, or null. */
export function itemIn(words: readonly Word[], size: number): Item | null {
  const [first, second] = words;
  if (!first || !second || first.text.length > longestMark) return null;
  if (signs.test(first.text)) return { ordered: false, markWords: 1 };
  const isApart = second.left - first.right > size * 0.4;
  if (drawnLetters.test(first.text) && isApart && first.look !== second.look) return { ordered: false, markWords: 1 };
  const start = `${first.text} ${second.text}`;
  if (bulletOf(start) !== null) return { ordered: false, markWords: 1 };
  return numberOf(start) ? { ordered: true, markWords: 1 } : null;
}

/** One of the answers to choose from keeps its letter: "A) the first". */
export const isOption = ({ words }: Pick<Row, 'words'>) =>
  /^\(?[A-Ha-h][.)]$/.test(words[0]?.text ?? '') && words.length > 1;

/** Where the text of an entry begins, behind its mark. */
export function textLeft({ words, left }: Pick<Row, 'words' | 'left'>, { markWords }: Item): number {
  return words[markWords]?.left ?? left;
}
