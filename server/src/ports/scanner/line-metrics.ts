import type { ScannedLine, ScannedWord } from './page.ts';

/** How letters are built, in shares of their size: from the line up to the heads of most, of tall ones, and below. */
const [low, tall, below] = [0.47, 0.69, 0.21];

const hasTall = /[A-Zbdfhklt0-9ij!?/()[\]'"‘’“”%&]/;
const hasBelow = /[gjpqy,;()[\]/Q]/;

export interface LineMetrics {
  /** In pixels, as a font's size is counted. */
  size: number;
  /** Where the letters stand, in pixels from the top of the page. */
  baseline: number;
}

/**
 * The size and the foot of a line. Boxes of words differ with the letters in them ("on", "type"), so each is taken for
 * what its letters make of it; the middle of all hides what was misread.
 */
export function metricsOf({ words, box }: ScannedLine): LineMetrics {
  const telling = words.filter(({ text }) => /[a-z0-9]/i.test(text));
  if (telling.length === 0) return { size: box.height / (tall + below), baseline: box.y + box.height };
  const size = middle(telling.map((word) => word.box.height / shareOf(word)));
  const feet = telling.map(({ text, box: own }) => own.y + own.height - (hasBelow.test(text) ? below * size : 0));
  return { size, baseline: middle(feet) };
}

const shareOf = ({ text }: ScannedWord) => (hasTall.test(text) ? tall : low) + (hasBelow.test(text) ? below : 0);

export function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Sizes that differ by less than this are one size, measured badly. */
const sameSize = 1.14;

/**
 * Sizes rounded to the few that a page is set in: the commonest takes those about it, then the next. One pass for each
 * size that is found; what is left after a handful stays as it is.
 */
export function fewSizes(lines: readonly { size: number; letters: number }[]): number[] {
  const result = lines.map(({ size }) => size);
  const open = new Set(lines.keys());
  for (let round = 0; round < 6 && open.size > 0; round += 1) {
    const centre = commonest([...open].map((index) => lines[index] as { size: number; letters: number }));
    for (const index of [...open]) {
      const size = lines[index]?.size ?? 0;
      if (size > centre * sameSize || size < centre / sameSize) continue;
      result[index] = centre;
      open.delete(index);
    }
  }
  return result;
}

/** The size of the letter in the middle, if all letters were put in order of size. */
function commonest(lines: readonly { size: number; letters: number }[]): number {
  const sorted = [...lines].sort((a, b) => a.size - b.size);
  const half = sorted.reduce((sum, { letters }) => sum + letters, 0) / 2;
  let sum = 0;
  for (const { size, letters } of sorted) {
    sum += letters;
    if (sum >= half) return size;
  }
  return sorted.at(-1)?.size ?? 1;
}
