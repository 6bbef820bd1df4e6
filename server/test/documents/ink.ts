import type { Look, PageInk, Word } from '../../src/ports/reader/types/pdf/layout/page.ts';

/** Hand-made ink for the tests of layout: words at places, without a file around them. */
const plain: Look = { isBold: false, isItalic: false, isFixed: false };
export const bold: Look = { ...plain, isBold: true };
export const italic: Look = { ...plain, isItalic: true };
export const fixed: Look = { ...plain, isFixed: true };

interface Style {
  size?: number;
  look?: Look;
}

/** A line of words from x on; each letter is half as wide as its size, a space a quarter. */
export function write(text: string, x: number, baseline: number, { size = 10, look = plain }: Style = {}): Word[] {
  let left = x;
  return text.split(' ').map((word) => {
    const right = left + word.length * size * 0.5;
    const written = { text: word, left, right, baseline, size, look };
    left = right + size * 0.25;
    return written;
  });
}

/** Lines under each other. */
export const lines = (
  texts: readonly string[],
  x: number,
  top: number,
  style: Style & { leading?: number } = {},
): Word[] => texts.flatMap((text, index) => write(text, x, top - index * (style.leading ?? 12), style));

export const page = (words: Word[], more: Partial<PageInk> = {}): PageInk => ({
  number: 1,
  width: 600,
  height: 800,
  words,
  rules: [],
  dots: [],
  ...more,
});
