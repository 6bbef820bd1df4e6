import type { ScannedLine } from '../../../ports/scanner/port.ts';
import { bare } from './suggestions.rules.ts';

/** Surer than this, a word stands there although we don't know it: names, and terms of other courses. */
const sureOfUnknown = 0.93;
/** As sure as the reader gets: what it read so is a word of this page. */
const surest = 0.95;
const shortest = 4;
const onlyLetters = /^\p{L}+(?:’s|'s)?$/u;
/** Endings without which a word may be known. */
const endings = ['’s', "'s", 's', 'es', 'd', 'ed', 'ing', 'ly'];

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  return endings.some((ending) => word.endsWith(ending) && known.has(word.slice(0, -ending.length)));
}

/**
 * Marks words as doubtful that were read with some doubt and are no words as far as we know. A word that the page has elsewhere
 * without any doubt is one. One pass to learn the page, one to mark it.
 */
export function withUnknownMarked(lines: readonly ScannedLine[], known: ReadonlySet<string>): ScannedLine[] {
  const ofPage = new Set<string>();
  for (const { text, confidence } of lines.flatMap(({ words }) => words))
    if (confidence >= surest) ofPage.add(bare(text).word.toLowerCase());
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      const { word: plain } = bare(word.text);
      const lower = plain.toLowerCase();
      const isToCheck =
        !word.isDoubtful &&
        word.confidence < sureOfUnknown &&
        plain.length >= shortest &&
        onlyLetters.test(plain) &&
        !isKnown(lower, known) &&
        !ofPage.has(lower);
      return isToCheck ? { ...word, isDoubtful: true } : word;
    }),
  }));
}
