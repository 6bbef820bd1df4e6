import type { PaperLine } from './line.ts';
import { type Columns, columnsOf } from './table-heads.ts';

/** The lines of a cell. */
type Cell = readonly PaperLine[];

/** Typed and pasted tables have white for their lines. */
const GAP = / {2,}/;
/** Of the questions in a column, so many are words. */
const WORDED = 0.5;
/** So many rows below a head show what it heads. */
const LOOKED_AT = 20;

/** "7", "Q7.", "(7)", "2a". */
const NUMBER = /^\D{0,9}(\d{1,3}(?:\s?\(?[a-h]\)?)?)[\s.):]*$/i;

const textIn = (cell: Cell | undefined) =>
  (cell ?? [])
    .map(({ text }) => text.trim())
    .join(' ')
    .trim();

const isWorded = (cell: Cell | undefined) => /\p{L}{2}/u.test(textIn(cell));

const isFilled = (cells: readonly Cell[]) => cells.filter((cell) => textIn(cell) !== '').length > 1;

function cellsOf(line: PaperLine): readonly Cell[] {
  if (line.cells) return line.cells;
  return line.text.split(GAP).map((text) => [{ text: text.trim(), page: line.page }]);
}

/**
 * Opens tables with a question in each row, "S/N | Question | A | B | C | D": each row becomes the lines that it would
 * be if the paper had no table, so that everything behind reads it as it reads others.
 */
export function openQuestionTables(lines: readonly PaperLine[]): PaperLine[] {
  let open: { columns: Columns; head: string; last: number } | null = null;
  return lines.flatMap((line, at) => {
    const cells = cellsOf(line);
    const columns = cells.length > 1 ? columnsOf(cells.map(textIn)) : null;
    if (columns && asksBelow(columns, lines.slice(at + 1, at + 1 + LOOKED_AT))) {
      // A head that stands again on the next page heads the same table.
      const head = line.text;
      open = { columns, head, last: open?.head === head ? open.last : 0 };
      return [{ ...line, isRunning: true }];
    }
    if (!open) return [line];
    const row = rowIn(line, cells, open.columns, open.last);
    // Another table has begun, such as that of the keys.
    if (!row && line.cells && isFilled(cells)) open = null;
    if (!open || !row) return [line];
    open.last = row.value;
    return row.lines;
  });
}

/** Whether what stands below a head are questions in words: a grid of answers has the same head. */
function asksBelow(columns: Columns, below: readonly PaperLine[]): boolean {
  const end = below.findIndex((line) => cellsOf(line).length < 2 && line.cells !== undefined);
  const rows = (end < 0 ? below : below.slice(0, end)).map(cellsOf).filter(({ length }) => length === columns.size);
  const worded = rows.filter((cells) => isWorded(cells[columns.question]));
  return rows.length > 0 && worded.length >= rows.length * WORDED;
}

interface Row {
  value: number;
  lines: PaperLine[];
}

/** The lines of a row; null where a line is none of this table. */
function rowIn(line: PaperLine, cells: readonly Cell[], columns: Columns, last: number): Row | null {
  // Cells that are one, a heading between the rows or what goes on from the page before, stay lines.
  if (!isFilled(cells) || cells.length > columns.size || (!line.cells && cells.length < columns.size)) return null;
  const printed = textIn(cells[columns.number]);
  const said = NUMBER.exec(printed)?.[1];
  if (printed !== '' && !said) return null;
  const number = said ?? String(last + 1);
  const value = Number.parseInt(number, 10);
  if (value !== last + 1 && !isWorded(cells[columns.question])) return null;
  return { value, lines: linesOf(line, cells, columns, number) };
}

function linesOf({ page }: PaperLine, cells: readonly Cell[], columns: Columns, number: string): PaperLine[] {
  const { question, options, allOptions, answer, marks } = columns;
  const said = (name: string, place: number, sign = '') => {
    const text = place < 0 ? '' : textIn(cells[place]);
    return text ? [{ text: `${name}${text}${sign}`, page, isWhole: true }] : [];
  };
  return [
    ...behind(`${number}. `, cells[question] ?? []),
    ...said('[', marks, /\p{L}/u.test(textIn(cells[marks])) ? ']' : ' marks]'),
    ...options.flatMap((place, index) => {
      const label = String.fromCharCode(65 + index);
      return behind(`${label}. `, withoutLabel(cells[place] ?? [], label));
    }),
    ...(allOptions < 0 ? [] : (cells[allOptions] ?? [])),
    ...said('Ans: ', answer),
  ];
}

/** "A. demand-pull" in the column A. */
function withoutLabel(cell: Cell, label: string): Cell {
  const [first, ...rest] = cell;
  const length = new RegExp(`^[([]?${label}[.)\\]]\\s*`, 'i').exec(first?.text ?? '')?.[0].length ?? 0;
  if (!first || length === 0) return cell;
  const bold = first.bold?.map(([from, to]): [number, number] => [Math.max(0, from - length), to - length]);
  return [{ ...first, text: first.text.slice(length), ...(bold ? { bold } : {}) }, ...rest];
}

/** A cell behind the number or the letter of its column. */
function behind(lead: string, cell: Cell): PaperLine[] {
  const [first, ...rest] = cell;
  if (!first || textIn(cell) === '') return [];
  const bold = first.bold?.map(([from, to]): [number, number] => [from + lead.length, to + lead.length]);
  return [{ ...first, text: `${lead}${first.text}`, isWhole: true, ...(bold ? { bold } : {}) }, ...rest];
}
