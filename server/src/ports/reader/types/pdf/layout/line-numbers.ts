import type { Word } from './page.ts';

const fewest = 12;

/** Takes out the numbers that count the lines of a page at its left edge, in letters smaller than the text's. */
export function withoutLineNumbers(words: readonly Word[]): readonly Word[] {
  const edge = words.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY);
  const numbers = words.filter(({ text, left, size }) => left < edge + size * 2.5 && /^\d{1,4}$/.test(text));
  if (numbers.length < fewest) return words;
  numbers.sort((a, b) => b.baseline - a.baseline);
  const steps = numbers.filter(({ text }, index) => Number(text) === Number(numbers[index - 1]?.text) + 1).length;
  const sizes = words.map(({ size }) => size).sort((a, b) => a - b);
  const isSmall = numbers.every(({ size }) => size < (sizes[sizes.length >> 1] ?? 0) * 0.95);
  if (!isSmall || steps < (numbers.length - 1) * 0.9) return words;
  const gone = new Set(numbers);
  return words.filter((word) => !gone.has(word));
}
