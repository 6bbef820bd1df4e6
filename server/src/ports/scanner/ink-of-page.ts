import type { PageInk, Word } from '../reader/types/pdf/layout/page.ts';
import { fewSizes, metricsOf } from './line-metrics.ts';
import type { NumberedPage, ScannedPage } from './page.ts';

/** The size of print in points: photographs of one document are taken from nearer and farther. */
const bodySize = 11;
const plainLook = { isBold: false, isItalic: false, isFixed: false };

/** A scanned page as the layout code wants it: in points, from the lower left corner. */
export function inkOf({ number, page }: NumberedPage): PageInk {
  const { words, scale } = wordsOfLines(page);
  return { number, width: page.width * scale, height: page.height * scale, words: words.flat(), rules: [], dots: [] };
}

/** The words of each line, placed as on paper. */
export function wordsOfLines({ lines, height }: Pick<ScannedPage, 'lines' | 'height'>): {
  words: Word[][];
  scale: number;
} {
  const metrics = lines.map(metricsOf);
  const letters = lines.map(({ words }) => words.reduce((sum, { text }) => sum + text.length, 0));
  const sizes = fewSizes(metrics.map(({ size }, index) => ({ size, letters: letters[index] ?? 0 })));
  const scale = bodySize / Math.max(1, mostUsed(sizes, letters));
  const words = lines.map((line, index) => {
    const baseline = (height - (metrics[index]?.baseline ?? 0)) * scale;
    const size = (sizes[index] ?? 1) * scale;
    return line.words.flatMap(({ text, box }): Word[] =>
      // No word of the layout has a space in it; a person who corrects one may type two.
      text.split(/\s+/).map((part, at, parts) => ({
        text: part,
        left: (box.x + (box.width * at) / parts.length) * scale,
        right: (box.x + (box.width * (at + 1)) / parts.length) * scale,
        baseline,
        size,
        look: plainLook,
      })),
    );
  });
  return { words, scale };
}

function mostUsed(sizes: readonly number[], letters: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const [index, size] of sizes.entries()) counts.set(size, (counts.get(size) ?? 0) + (letters[index] ?? 0));
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [1, 0])[0];
}
