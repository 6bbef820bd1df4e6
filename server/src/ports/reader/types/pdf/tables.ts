import { type Line, rowsOf } from './lines.ts';

/** A table with the room it takes on its page. */
export interface PdfTable {
  cells: string[][];
  left: number;
  right: number;
  baseline: number;
  size: number;
  bottom: number;
}

const tolerance = 4;
const close = (one: number, other: number) => Math.abs(one - other) <= tolerance;

/**
 * Takes the plain tables out of a page: at least two rows of cells that stand under each other. What could as well be
 * text in columns is left alone, since a wrong table is worse than none.
 */
export function takeTables(lines: readonly Line[]): { tables: PdfTable[]; rest: Line[] } {
  const tables: PdfTable[] = [];
  const rest: Line[] = [];
  let run: Line[][] = [];
  const finish = () => {
    const table = toTable(run);
    if (table) tables.push(table);
    else rest.push(...run.flat());
    run = [];
  };
  for (const row of rowsOf(lines)) {
    if (run.length > 0 && !continues(run, row)) finish();
    if (row.length > 1 || run.length > 0) run.push(row);
    else rest.push(...row);
  }
  finish();
  return { tables, rest };
}

function continues(run: Line[][], row: Line[]): boolean {
  const columns = run[0] ?? [];
  const above = run.at(-1)?.[0];
  const first = row[0];
  if (!above || !first || above.baseline - first.baseline > first.size * 3.5) return false;
  const stands = row.every((cell) => columns.some((column) => isUnder(column, cell)));
  // A lone piece goes on in a cell only right below it, and not in the first column: there a paragraph begins.
  if (row.length === 1) {
    return stands && !isUnder(columns[0] ?? first, first) && above.baseline - first.baseline < first.size * 1.6;
  }
  return stands && row.length <= columns.length;
}

const isUnder = (column: Line, cell: Line) =>
  close(column.left, cell.left) ||
  close(column.right, cell.right) ||
  close(column.left + column.right, cell.left + cell.right);

function toTable(run: Line[][]): PdfTable | null {
  const [columns] = run;
  const full = run.filter((row) => row.length > 1);
  if (!columns || full.length < 2 || isProse(columns, full)) return null;
  const cells: string[][] = [];
  for (const row of run) {
    const texts = columns.map((column) => row.find((cell) => isUnder(column, cell))?.text ?? '');
    const last = cells.at(-1);
    if (row.length > 1 || !last) cells.push(texts);
    else cells[cells.length - 1] = texts.map((text, index) => `${last[index] ?? ''} ${text}`.trim());
  }
  const all = run.flat();
  return {
    cells,
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.max(...all.map(({ right }) => right)),
    baseline: columns[0]?.baseline ?? 0,
    size: columns[0]?.size ?? 1,
    bottom: Math.min(...all.map(({ baseline }) => baseline)),
  };
}

/** Columns of running text: long pieces, most of which fill their column. */
function isProse(columns: Line[], rows: Line[][]): boolean {
  const cells = rows.flat();
  const words = cells.reduce((sum, cell) => sum + cell.words, 0) / cells.length;
  if (words > 7) return true;
  if (rows.length < 4 || words < 3) return false;
  return columns.every((column) => {
    const widths = cells.filter((cell) => isUnder(column, cell)).map(({ left, right }) => right - left);
    const widest = Math.max(...widths);
    return widths.filter((width) => width > widest * 0.8).length > widths.length * 0.6;
  });
}
