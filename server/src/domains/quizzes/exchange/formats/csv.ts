import type { Letter } from '@akada/contract';
import { byteOrderMark, csvLine, harmless, unguarded } from '../../../../platform/csv-line.ts';
import { letterOf, letters } from '../../quiz.rules.ts';
import { type Row, readRows } from './csv-rows.ts';
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

export function writeCsv(questions: readonly WritableQuestion[]): string {
  const lines = questions.map(({ text, options, correct, explanation }) => {
    const cells = [text, ...letters.map((_, position) => options[position] ?? ''), letterOf(correct), explanation];
    return csvLine(cells.map(harmless));
  });
  return `${byteOrderMark}${[csvLine(header), ...lines].join('\r\n')}\r\n`;
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
  const [first, ...rest] = readRows(content);
  if (!first) return collect([]);
  const columns = columnsOf(first.cells);
  const rows = columns ? rest : [first, ...rest];
  return collect(rows.map((row) => toRaw(row, columns ?? header)));
}
