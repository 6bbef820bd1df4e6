import type { Letter } from '@akada/contract';
import { byteOrderMark, csvLine, harmless } from '../../../platform/csv-line.ts';
import { letterOf, letters } from '../quiz.rules.ts';
import { collect, type Fault, type Imported, type RawQuestion, type WritableQuestion } from './draft.ts';

/** One question a line: the question, options A to D, the letter of the right one, the explanation. */

const header = ['question', 'option_a', 'option_b', 'option_c', 'option_d', 'correct', 'explanation'] as const;
type Column = (typeof header)[number];

/** What other programs call the columns. */
const synonyms = new Map<string, Column>(
  Object.entries({
    question_text: 'question',
    a: 'option_a',
    b: 'option_b',
    c: 'option_c',
    d: 'option_d',
    option_1: 'option_a',
    option_2: 'option_b',
    option_3: 'option_c',
    option_4: 'option_d',
    correct_answer: 'correct',
    answer: 'correct',
  }),
);

/** Takes off what `harmless` put before a cell. */
const unguarded = (cell: string) => (/^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell);

export function writeCsv(questions: readonly WritableQuestion[]): string {
  const lines = questions.map(({ text, options, correct, explanation }) => {
    const cells = [text, ...letters.map((_, position) => options[position] ?? ''), letterOf(correct), explanation];
    return csvLine(cells.map(harmless));
  });
  return `${byteOrderMark}${[csvLine(header), ...lines].join('\r\n')}\r\n`;
}

interface Row {
  line: number;
  cells: string[];
}

/** Cells of a CSV, with the line that each row begins on. Quotes may hold separators, line ends and doubled quotes. */
function readRows(content: string, separator: string): Row[] {
  const rows: Row[] = [];
  let [cell, line, isQuoted] = ['', 1, false];
  let row: Row = { line, cells: [] };
  const endCell = () => {
    row.cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((value) => value.trim())) rows.push(row);
    row = { line: line + 1, cells: [] };
  };
  for (let at = 0; at < content.length; at++) {
    const char = content[at] as string;
    if (isQuoted && char === '"' && content[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (char === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && char === separator) endCell();
    else if (!isQuoted && char === '\n') endRow();
    else if (isQuoted || char !== '\r') cell += char;
    if (char === '\n') line += 1;
  }
  endRow();
  return rows;
}

/** Spreadsheets of some languages separate by semicolons, and copied cells by tabs. */
function separatorOf(content: string): string {
  const firstLine = content.slice(0, 2000).split('\n', 1)[0] ?? '';
  const count = (separator: string) => firstLine.split(separator).length;
  return [';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best), ',');
}

function columnsOf(cells: readonly string[]): Column[] | null {
  const named = cells.map((cell) => cell.trim().toLowerCase().replace(/\s+/g, '_'));
  const columns = named.map((name) => synonyms.get(name) ?? (name as Column));
  return columns.includes('question') && columns.includes('correct') ? columns : null;
}

/** The right option by its letter, its number or its own words. */
function correctOf(text: string, options: readonly string[]): number {
  const value = text.trim();
  const byLetter = letters.indexOf(value.toUpperCase() as Letter);
  if (byLetter >= 0) return byLetter < options.length ? byLetter : -1;
  const byWords = options.indexOf(value);
  if (byWords >= 0) return byWords;
  return /^[1-4]$/.test(value) && Number(value) <= options.length ? Number(value) - 1 : -1;
}

function toRaw({ line, cells }: Row, columns: readonly string[]): RawQuestion | Fault {
  const cellOf = (column: Column) => unguarded((cells[columns.indexOf(column)] ?? '').trim());
  const all = (['option_a', 'option_b', 'option_c', 'option_d'] as const).map(cellOf);
  const count = all.findLastIndex((option) => option !== '') + 1;
  const options = all.slice(0, count);
  if (options.includes('')) return { line, message: 'An option is empty' };
  return {
    line,
    text: cellOf('question'),
    options,
    correct: correctOf(cellOf('correct'), options),
    explanation: cellOf('explanation'),
  };
}

export function readCsv(content: string): Imported {
  const text = content.startsWith(byteOrderMark) ? content.slice(1) : content;
  const [first, ...rest] = readRows(text, separatorOf(text));
  if (!first) return collect([]);
  const columns = columnsOf(first.cells);
  const rows = columns ? rest : [first, ...rest];
  return collect(rows.map((row) => toRaw(row, columns ?? header)));
}
