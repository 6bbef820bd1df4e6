import { readingRegions } from '../../reader/types/pdf/layout/columns.ts';
import type { Word } from '../../reader/types/pdf/layout/page.ts';
import { wordsOfLines } from '../ink-of-page.ts';
import type { ScannedLine } from '../page.ts';

/** Lines column by column: the engine puts pieces of columns in the order of their tops. */
export function inReadingOrder(lines: readonly ScannedLine[], height: number): ScannedLine[] {
  const { words } = wordsOfLines({ lines: [...lines], height });
  const lineOf = new Map<Word, ScannedLine>();
  for (const [index, line] of lines.entries()) for (const word of words[index] ?? []) lineOf.set(word, line);
  const regions = readingRegions({ words: words.flat(), tables: [], rules: [] });
  const ordered = new Set<ScannedLine>();
  for (const { rows } of regions) {
    for (const row of rows) {
      for (const word of row.words) {
        const line = lineOf.get(word);
        if (line) ordered.add(line);
      }
    }
  }
  // A word that the layout took for something else does not lose its line.
  for (const line of lines) ordered.add(line);
  return [...ordered];
}
