import { joinWords } from './join-words.ts';
import type { Row, Word } from './page.ts';
import { settleScripts } from './scripts.ts';

/** Where one column of a table ends and the next begins. */
export type Borders = readonly number[];

export function columnAt(borders: Borders, word: Word): number {
  const middle = (word.left + word.right) / 2;
  let column = 0;
  while (column < borders.length && middle > (borders[column] ?? 0)) column += 1;
  return column;
}

/** For each column the words of its cells, one entry for each row of text that it has words in. */
export function linesByColumn(rows: readonly Row[], borders: Borders): Word[][][] {
  const columns: Word[][][] = Array.from({ length: borders.length + 1 }, () => []);
  for (const { words } of rows) {
    const cells = new Map<number, Word[]>();
    for (const word of words) {
      const column = columnAt(borders, word);
      const cell = cells.get(column);
      if (cell) cell.push(word);
      else cells.set(column, [word]);
    }
    for (const [column, cell] of cells) columns[column]?.push(cell);
  }
  return columns;
}

/** Rows of text to rows of a table: one of a table may take several of text, where a cell is long. */
export function cellsOf(rows: readonly Row[], borders: Borders): string[][] {
  return groupRows(rows, borders).map((group) => textsOf(group, borders));
}

/** Without borders a table shows itself by rows that have several cells; lines beside others are no rows. */
export function isMostlyFilled(cells: readonly string[][]): boolean {
  const full = cells.filter((row) => row.filter(Boolean).length > 1).length;
  return cells.length > 1 && full >= cells.length * 0.6;
}

/** The text of each cell of one row of a table. */
export function textsOf(group: readonly Row[], borders: Borders): string[] {
  const cells: Word[][] = Array.from({ length: borders.length + 1 }, () => []);
  for (const { words, baseline, size } of group) {
    const parts: Word[][] = cells.map(() => []);
    for (const word of words) parts[columnAt(borders, word)]?.push(word);
    parts.forEach((part, column) => {
      cells[column]?.push(...settleScripts({ words: part, baseline, size }).words);
    });
  }
  return cells.map((words) => joinWords(words));
}

/** Which rows of text belong to one row of the table. */
export function groupRows(rows: readonly Row[], borders: Borders): Row[][] {
  const isNew = bySpace(rows) ?? byFirstCell(rows, borders);
  const groups: Row[][] = [];
  rows.forEach((row, index) => {
    const group = groups.at(-1);
    if (!group || isNew(index)) groups.push([row]);
    else group.push(row);
  });
  return groups;
}

/** Where some rows stand clearly farther from the row above than others, those begin a row of the table. */
function bySpace(rows: readonly Row[]): ((index: number) => boolean) | null {
  const drops = rows.map((row, index) => ((rows[index - 1]?.baseline ?? row.baseline) - row.baseline) / row.size);
  const sorted = drops.slice(1).sort((a, b) => a - b);
  const tightest = sorted[0] ?? 0;
  // Lines of one cell lie as close as lines of a paragraph do.
  if (sorted.length < 2 || tightest > 1.6) return null;
  const jump = sorted.findIndex(
    (drop, index) => index > 0 && drop > (sorted[index - 1] ?? 0) * 1.2 && drop > tightest * 1.2,
  );
  if (jump < 1) return null;
  const limit = ((sorted[jump] ?? 0) + (sorted[jump - 1] ?? 0)) / 2;
  return (index) => (drops[index] ?? 0) > limit;
}

/** Otherwise a row without a first cell goes on with the cells above it. */
function byFirstCell(rows: readonly Row[], borders: Borders): (index: number) => boolean {
  const hasFirst = rows.map(({ words }) => words.some((word) => columnAt(borders, word) === 0));
  return (index) => hasFirst[index] === true || index === 0;
}
