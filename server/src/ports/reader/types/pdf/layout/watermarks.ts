import type { Word } from './page.ts';

/** In units of the letters of most words. */
const hugest = 4;
const fewestUnder = 5;
/** A page with more words of such a size is a poster. */
const mostMarks = 8;

/** Takes out huge words that lie over the text: "DRAFT". */
export function withoutWatermarks(words: readonly Word[]): readonly Word[] {
  const sizes = words.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const huge = words.filter(({ size }) => size > usual * hugest);
  if (huge.length === 0 || huge.length > mostMarks) return words;
  const marks = new Set(huge.filter((mark) => words.filter((word) => liesUnder(word, mark)).length >= fewestUnder));
  return marks.size > 0 ? words.filter((word) => !marks.has(word)) : words;
}

function liesUnder(word: Word, mark: Word): boolean {
  const middle = (word.left + word.right) / 2;
  const isBeside = middle < mark.left || middle > mark.right;
  return word !== mark && !isBeside && word.baseline > mark.baseline && word.baseline < mark.baseline + mark.size * 0.7;
}
