import { type Region, readingRegions } from './columns.ts';
import { addDrawnMarks } from './drawn-marks.ts';
import { withDropCaps } from './drop-caps.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import { type Column, type Line, lineOf } from './lines.ts';
import type { PageInk, Rule, TableBox } from './page.ts';
import { findPlainTables } from './plain-tables.ts';
import { takeRuledTables } from './ruled-tables.ts';
import { withoutWatermarks } from './watermarks.ts';

/** What stands in one column, from its top to its foot. */
export interface ColumnElements {
  page: number;
  elements: (Line | TableBox)[];
}

export const isTableBox = (element: Line | TableBox): element is TableBox => 'cells' in element;

/** The lines and tables of a page in reading order, column by column. */
export const columnsOfPage = (page: PageInk): ColumnElements[] => columnsOf(page, false);

/** The same of a past paper: what looks like a table without lines, or like numbers of lines, is left as it stands. */
export const columnsOfPaper = (page: PageInk): ColumnElements[] => columnsOf(page, true);

function columnsOf(page: PageInk, isPaper: boolean): ColumnElements[] {
  const words = withoutWatermarks(page.words);
  const { tables, rest } = takeRuledTables({
    // What counts lines at the edge of a page may count the questions of a paper.
    words: isPaper ? words : withDropCaps(withoutLineNumbers(words)),
    rules: page.rules,
  });
  const rules = page.rules.filter(
    ({ left, right, bottom, top }) => top - bottom < 3 && right - left > page.width * 0.4,
  );
  return readingRegions({ words: rest, tables, rules, isPaper }).map((region) => ({
    page: page.number,
    elements: elementsOf(region, page, isPaper),
  }));
}

function elementsOf(region: Region, page: PageInk, isPaper: boolean): (Line | TableBox)[] {
  const column = edgesOf(region);
  // Options side by side look like the cells of a table.
  const plain = isPaper ? [] : findPlainTables(region.rows);
  const taken = new Set(plain.flatMap(({ from, to }) => region.rows.slice(from, to + 1)));
  const lines = region.rows
    .filter((row) => !taken.has(row))
    .map((row) => lineOf(row, { page, column }))
    .filter((line) => line !== null);
  addDrawnMarks(lines, page.dots);
  addNoteRules(lines, page.rules);
  const tables: TableBox[] = [...region.tables, ...plain];
  if (tables.length === 0) return lines;
  const height = (element: Line | TableBox) => (isTableBox(element) ? element.top : element.baseline);
  return [...lines, ...tables].sort((a, b) => height(b) - height(a));
}

/** One line that runs over its column's edge says nothing about where that is. */
function edgesOf({ rows, tables }: Region): Column {
  const rights = rows.map(({ right }) => right).sort((a, b) => a - b);
  const lefts = [...rows.map(({ left }) => left), ...tables.map(({ left }) => left)];
  return {
    left: lefts.reduce((least, left) => Math.min(least, left), Number.POSITIVE_INFINITY),
    right: rights[Math.floor((rights.length - 1) * 0.97)] ?? tables[0]?.right ?? 0,
  };
}

/** A page with more is a drawing. */
const mostRules = 200;

/** The short line that parts footnotes from the text. */
function addNoteRules(lines: Line[], rules: readonly Rule[]): void {
  for (const rule of rules.slice(0, mostRules)) {
    const width = rule.right - rule.left;
    if (rule.top - rule.bottom > 3 || width < 20) continue;
    const below = lines.findIndex((line) => line.baseline < rule.bottom);
    const line = lines[below];
    if (!line || Math.abs(rule.left - line.column.left) > 6) continue;
    const isShort = width < (line.column.right - line.column.left) * 0.7;
    const isRightAbove = rule.bottom - line.baseline < line.size * 2.5;
    const isFree = below === 0 || (lines[below - 1]?.baseline ?? 0) > rule.top;
    if (isShort && isRightAbove && isFree) line.isUnderRule = true;
  }
}
