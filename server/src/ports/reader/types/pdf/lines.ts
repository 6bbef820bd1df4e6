import { bulletOf, numberOf } from '../list-marks.ts';
import type { PageText } from './pdfium.ts';

/** A piece of a line that belongs together: a line of a column, a cell, a heading. */
export interface Line {
  text: string;
  words: number;
  left: number;
  right: number;
  baseline: number;
  size: number;
  isBold: boolean;
}

/** In units of the font's size: a wider gap than words have parts columns and cells. */
const gapBetweenPieces = 1.3;
/** PDFium puts these in the place of a hyphen at the end of a line, and leaves out the line's end itself. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: one of them is a control character
const hyphens = /[\u0002\ufffe\u00ad]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: one of them is a control character
const lineEnds = /[^\r\n\u0002\ufffe]+[\u0002\ufffe]?/g;

/** The lines of one page as they were written, cut where a gap shows that two things stand side by side. */
export function linesOf(page: PageText): Line[] {
  const lines: Line[] = [];
  for (const found of page.text.matchAll(lineEnds)) addPieces(page, found[0], found.index, lines);
  return lines;
}

function addPieces(page: PageText, text: string, start: number, lines: Line[]): void {
  let current: Line | undefined;
  for (const found of text.matchAll(/\S+/g)) {
    const first = start + found.index;
    const last = first + found[0].length - 1;
    const word = found[0].replace(hyphens, '-');
    const [left, right] = [page.leftOf(first), page.rightOf(last)];
    if (
      current &&
      (left - current.right < current.size * gapBetweenPieces || isMark(current.text)) &&
      left > current.left
    ) {
      current.text += ` ${word}`;
      current.words += 1;
      current.right = Math.max(right, current.right);
      continue;
    }
    // The look of a line is that of its first word's last character: a bullet often has a font of its own.
    const size = page.sizeOf(last) || 1;
    current = {
      text: word,
      words: 1,
      left,
      right,
      baseline: page.baselineOf(first),
      size,
      isBold: page.isBoldAt(last),
    };
    lines.push(current);
  }
}

const isMark = (text: string) => bulletOf(`${text} x`) !== null || numberOf(`${text} x`) !== null;

/** Lines that stand at the same height, each row from left to right, from the top of the page to its foot. */
export function rowsOf<L extends { left: number; baseline: number; size: number }>(lines: readonly L[]): L[][] {
  const rows: L[][] = [];
  for (const line of [...lines].sort((a, b) => b.baseline - a.baseline)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && first.baseline - line.baseline < Math.min(first.size, line.size) * 0.4) row.push(line);
    else rows.push([line]);
  }
  for (const row of rows) row.sort((a, b) => a.left - b.left);
  return rows;
}
