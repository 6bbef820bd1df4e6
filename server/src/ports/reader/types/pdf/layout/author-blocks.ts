import type { Row, Word } from './page.ts';
import { type Borders, columnAt, textsOf } from './table-rows.ts';

const mostRows = 10;
const address = /@|universi|departm|institut|college|school|laborator|facult|academ/i;

/** Whether the columns are people with their addresses, side by side under a title: centred, each of several lines. */
export function arePeople(rows: readonly Row[], borders: Borders): boolean {
  if (rows.length > mostRows || !rows.some(({ words }) => words.some(({ text }) => address.test(text)))) return false;
  const columns = borders.length + 1;
  const middles: number[][] = Array.from({ length: columns }, () => []);
  for (const row of rows) {
    const cells: Word[][] = Array.from({ length: columns }, () => []);
    for (const word of row.words) cells[columnAt(borders, word)]?.push(word);
    cells.forEach((cell, column) => {
      const [first, last] = [cell[0], cell.at(-1)];
      if (first && last) middles[column]?.push((first.left + last.right) / 2);
    });
  }
  const size = rows[0]?.size ?? 0;
  return middles.every((own) => own.length > 1 && Math.max(...own) - Math.min(...own) < size);
}

/** One after the other. */
export function peopleOf(rows: readonly Row[], borders: Borders): string[][] {
  return textsOf(rows, borders).map((text) => [text]);
}
