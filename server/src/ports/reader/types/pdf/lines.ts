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
  /** The column that it stands in, once that is known. */
  columnLeft: number;
  columnRight: number;
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

function addPieces(page: PageText, written: string, start: number, lines: Line[]): void {
  const text = written.replace(hyphens, '-');
  let piece: Line | undefined;
  let from = 0;
  let [before, beforeLeft] = [0, 0];
  const finish = (end: number) => {
    if (!piece) return;
    piece.text = text.slice(from, end);
    piece.right = page.rightOf(start + end - 1);
  };
  for (let at = wordFrom(text, 0), end = 0; at < text.length; at = wordFrom(text, end)) {
    const left = page.leftOf(start + at);
    // Asking for places is what costs here: the gap is measured only where the words lie further apart than they should.
    const usual = piece ? beforeLeft + (at - before) * piece.size * widestLetter : 0;
    const isSuspect = piece !== undefined && (left < beforeLeft || left > usual);
    if (!piece || (isSuspect && isApart(page, piece, { text: text.slice(from, end), last: start + end - 1, left }))) {
      finish(end);
      from = at;
      const last = start + wordEnd(text, at) - 1;
      piece = startPiece(page, start + at, last, left);
      lines.push(piece);
    } else piece.words += 1;
    end = wordEnd(text, at);
    [before, beforeLeft] = [at, left];
    if (wordFrom(text, end) >= text.length) finish(end);
  }
}

/** In units of the font's size; few letters are wider on the average of a word. */
const widestLetter = 0.65;

function wordFrom(text: string, at: number): number {
  let start = at;
  while (text[start] === ' ') start += 1;
  return start;
}

function wordEnd(text: string, at: number): number {
  const end = text.indexOf(' ', at);
  return end < 0 ? text.length : end;
}

function isApart(page: PageText, piece: Line, before: { text: string; last: number; left: number }): boolean {
  const gap = before.left - page.rightOf(before.last);
  if (before.left <= piece.left) return true;
  return gap >= piece.size * gapBetweenPieces && !isMark(before.text);
}

/** The look of a line is that of its first word's last character: a bullet often has a font of its own. */
function startPiece(page: PageText, first: number, last: number, left: number): Line {
  return {
    text: '',
    words: 1,
    left,
    right: left,
    baseline: page.baselineOf(first),
    size: page.sizeOf(last) || 1,
    isBold: page.isBoldAt(last),
    columnLeft: 0,
    columnRight: 0,
  };
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
