import { bulletsAndDashes, numberOf } from '../../list-marks.ts';
import { arePeople, peopleOf } from './author-blocks.ts';
import { isFormula } from './formulas.ts';
import { findGutters, type Gutter } from './gutters.ts';
import type { Row, TableBox, Word } from './page.ts';
import { isRunningText } from './prose.ts';
import { hasGap } from './rows.ts';
import { bordersOf } from './table-columns.ts';
import { type Borders, cellsOf, columnAt, isMostlyFilled, linesByColumn } from './table-rows.ts';

/** White between columns that nothing but their alignment shows, in units of the letters' size. */
const narrowestStrip = 0.9;
const farthestRows = 3.5;
const mostTries = 40;

/** Rows that are a table, by their indices. */
export interface PlainTable extends TableBox {
  from: number;
  to: number;
}

/**
 * Tables without drawn lines: rows of cells that stand under each other. What could as well be text in columns is left
 * alone, since a wrong table is worse than none.
 */
export function findPlainTables(rows: readonly Row[]): PlainTable[] {
  if (rows.filter((row) => hasGap(row, row.size * narrowestStrip)).length < 2) return [];
  const size = rows.map((row) => row.size).sort((a, b) => a - b)[rows.length >> 1] ?? 1;
  const found: PlainTable[] = [];
  const candidates = findGutters(rows, [], size * narrowestStrip, 2)
    .sort((a, b) => Math.min(b.leftRows, b.rightRows) - Math.min(a.leftRows, a.rightRows))
    .slice(0, mostTries);
  const parted = partedRows(rows, candidates);
  for (const candidate of candidates) {
    for (const run of closeRuns(rows, candidate, parted)) {
      if (found.some((table) => table.from <= run.to && table.to >= run.from)) continue;
      const table = toTable(rows.slice(run.from, run.to + 1));
      if (table) found.push({ ...table, ...run });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

interface Run {
  from: number;
  to: number;
}

/** The rows that have words on both sides of some strip: in a table of long cells not every row has words in each. */
function partedRows(rows: readonly Row[], gutters: readonly Gutter[]): ReadonlySet<number> {
  const parted = new Set<number>();
  for (const { from, to, left, right } of gutters) {
    for (let index = from; index <= to; index += 1) {
      const row = rows[index];
      if (row && row.left < left && row.right > right) parted.add(index);
    }
  }
  return parted;
}

/** Rows without a large space between them, from the first to the last that has cells side by side. */
function closeRuns(rows: readonly Row[], { from, to }: Run, parted: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  let start = from;
  for (let index = from; index <= to; index += 1) {
    const [row, next] = [rows[index], rows[index + 1]];
    const isLast = index === to || !row || !next || row.baseline - next.baseline > next.size * farthestRows;
    if (!isLast) continue;
    const run = trimmed(rows, { from: start, to: index }, parted);
    if (run) runs.push(run);
    start = index + 1;
  }
  return runs;
}

function trimmed(rows: readonly Row[], run: Run, parted: ReadonlySet<number>): Run | null {
  let { from, to } = run;
  while (from <= to && !parted.has(from)) from += 1;
  while (to > from && !parted.has(to)) to -= 1;
  // The first and the last cell may have more lines than the others in their rows.
  const isTight = (above: Row | undefined, row: Row | undefined) =>
    above !== undefined && row !== undefined && above.baseline - row.baseline < row.size * 1.4;
  while (to > from && to < run.to && isTight(rows[to], rows[to + 1])) to += 1;
  while (to > from && from > run.from && isTight(rows[from - 1], rows[from])) from -= 1;
  return to > from ? { from, to } : null;
}

function toTable(rows: readonly Row[]): TableBox | null {
  const borders = bordersOf(rows, narrowestStrip);
  if (borders.length === 0 || isFormula(rows) || isSomethingElse(rows, borders)) return null;
  // Each of the people is a row of one cell, and so a paragraph.
  const cells = arePeople(rows, borders) ? peopleOf(rows, borders) : cellsOf(rows, borders);
  if (cells[0]?.length !== 1 && !isMostlyFilled(cells)) return null;
  return {
    cells,
    left: Math.min(...rows.map(({ left }) => left)),
    right: Math.max(...rows.map(({ right }) => right)),
    bottom: rows.at(-1)?.baseline ?? 0,
    top: (rows[0]?.baseline ?? 0) + (rows[0]?.size ?? 0),
  };
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');
/** The number of an equation, the marks that a question gives, the page of an entry in a list of contents. */
const aside = /^(?:[[(][^\])]{1,16}[\])]|\d{1,4})$/;
const leader = /(?:\.\s?){4,}|…{2,}|_{4,}/;

/** Lists with wide marks, questions with their marks, contents, options side by side, and columns of text. */
function isSomethingElse(rows: readonly Row[], borders: Borders): boolean {
  const columns = linesByColumn(rows, borders);
  const texts = columns.map((cells) => cells.map(textOf));
  const share = (column: string[], test: (text: string) => boolean) => column.filter(test).length / column.length;
  const [first = [], second = []] = texts;
  if (share(first, isMarkAlone) > 0.7) return true;
  if (rows.filter(({ words }) => leader.test(textOf(words))).length > rows.length * 0.3) return true;
  if (texts.length === 2 && share(second, (text) => aside.test(text) && /\D/.test(text)) > 0.6) return true;
  if (texts.every((column) => share(column, (text) => isOption(text)) > 0.5)) return true;
  const isNumbered = texts.length === 3 && share(first, (text) => /^[\dA-Z][\d.]*$/.test(text)) > 0.9;
  if ((texts.length === 2 || isNumbered) && arePages(texts.at(-1) ?? [])) return true;
  return columns.filter((cells) => isRunningText(cells, 4)).length > 1 && !isAligned(rows, borders);
}

/** Numbers that never fall, under no name. */
const arePages = (column: readonly string[]) =>
  column.every((text, index) => /^\d{1,4}$/.test(text) && Number(text) >= Number(column[index - 1] ?? 0));

const markAlone = new RegExp(`^[o${bulletsAndDashes}]$`, 'u');
const isMarkAlone = (text: string) => markAlone.test(text) || numberOf(`${text} x`)?.text === 'x';
const isOption = (text: string) => /^\(?[A-Ea-e][.)]\s?\S/.test(text);

/** Cells begin together, and then some of them go on alone: a table of long cells. */
function isAligned(rows: readonly Row[], borders: Borders): boolean {
  const both = rows.filter(
    ({ words }) => new Set(words.map((word) => columnAt(borders, word))).size === borders.length + 1,
  ).length;
  return both < rows.length * 0.6;
}
