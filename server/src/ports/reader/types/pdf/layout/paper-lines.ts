import type { PaperLine } from '@akada/engine';
import type { Line } from './lines.ts';
import type { Word } from './page.ts';
import { type ColumnElements, isTableBox } from './page-elements.ts';

/** In units of the letters' size: wider white between words parts options that stand side by side. */
const wideGap = 1.1;
/** A line that stands lower than this below the one above has white above it. */
const wideDrop = 1.9;
const gap = '   ';

/** The lines of pages as a reader of past papers needs them: numbers, letters, gaps and bold words as they stand. */
export function paperLinesOf(columns: readonly ColumnElements[]): PaperLine[] {
  return columns.flatMap(({ page, elements }) => {
    let above: Line | null = null;
    return elements.flatMap((element): PaperLine[] => {
      if (isTableBox(element)) {
        above = null;
        return element.cells.map((cells) => ({
          text: cells.join(gap),
          page,
          isRow: true,
          cells: cells.map((text) => [{ text, page }]),
        }));
      }
      const isAfterGap = above !== null && above.baseline - element.baseline > element.size * wideDrop;
      // At the head of a column nobody knows.
      const broken = above ? { isBroken: !isAfterGap && isFull(above, element) } : {};
      above = element;
      return [{ ...lineOf(element), page, ...broken, ...(isAfterGap ? { isAfterGap } : {}) }];
    });
  });
}

/** Whether the first word of a line had no room behind the one above. */
function isFull(above: Line, { words: [first] }: Line): boolean {
  const width = (first?.right ?? 0) - (first?.left ?? 0);
  return above.right + above.size * 0.25 + width > above.column.right - above.size * 0.2;
}

function lineOf({ words, size }: Line): Pick<PaperLine, 'text' | 'bold'> {
  let text = '';
  let right = Number.NEGATIVE_INFINITY;
  const bold: [number, number][] = [];
  for (const word of words) {
    if (text) text += word.left - right > size * wideGap ? gap : ' ';
    const from = text.length;
    text += textOf(word);
    const last = bold.at(-1);
    if (word.look.isBold && last && text.slice(last[1], from).trim() === '') last[1] = text.length;
    else if (word.look.isBold) bold.push([from, text.length]);
    right = word.right;
  }
  return { text, ...(bold.length > 0 ? { bold } : {}) };
}

/** A raised sign is no mark of a note here: "5*", "x²". */
const textOf = ({ text, mark = '', refersTo = '' }: Word) => `${mark}${text}${refersTo}`;
