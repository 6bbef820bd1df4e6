import type { TypedKey } from '@akada/answers';
import type { Letter } from '@akada/contract';
import { byteOrderMark, csvLine, harmless, unguarded } from '../../../../platform/csv-line.ts';
import { letterOf, letters } from '../../quiz.rules.ts';
import { type Row, readRows } from './csv-rows.ts';
import { collect, type Fault, type Imported, type RawQuestion, type WordedQuestion } from './draft.ts';

/**
 * One question a line: the question, options A to D, the letter of the right one, the explanation. Where the answer is
 * typed, it stands in place of the letter, and columns of their own say of which kind it is and what goes for it.
 */

const header = ['question', 'option_a', 'option_b', 'option_c', 'option_d', 'correct', 'explanation'] as const;
const typedHeader = ['kind', 'unit', 'figures', 'tolerance', 'form', 'domain', 'also', 'not'] as const;
type Column = (typeof header)[number] | (typeof typedHeader)[number];

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

/** The kind as people name it, and its notes; several names with semicolons between them. */
function typedCells({ kind, ordered, unit, sf, tolerance, form, domain, also = [], nots = [] }: TypedKey): string[] {
  const name = kind === 'set' && ordered ? 'pair' : kind;
  const said = [unit, sf, tolerance, form, domain].map((note) => String(note ?? ''));
  return [name, ...said, also.join('; '), nots.join('; ')];
}

/** A table without typed questions has no columns for them. */
export function writeCsv(questions: readonly WordedQuestion[]): string {
  const hasTyped = questions.some(({ typed }) => typed);
  const columns = hasTyped ? [...header, ...typedHeader] : header;
  const lines = questions.map(({ text, options, correct, typed, explanation }) => {
    const right = typed ? typed.key : letterOf(correct ?? 0);
    const cells = [text, ...letters.map((_, position) => options[position] ?? ''), right, explanation];
    const notes = typed ? typedCells(typed) : hasTyped ? typedHeader.map(() => '') : [];
    return csvLine([...cells, ...notes].map(harmless));
  });
  return `${byteOrderMark}${[csvLine(columns), ...lines].join('\r\n')}\r\n`;
}

const kinds = new Map<string, Pick<TypedKey, 'kind' | 'ordered'>>([
  ...(['number', 'expression', 'set', 'word'] as const).map((kind) => [kind, { kind }] as const),
  ['pair', { kind: 'set', ordered: true }],
]);

const listed = (text: string) => text.split(/\s*;\s*/).filter(Boolean);

/** What a line with a kind says of its answer; a text where there is no such kind. */
function typedOf(cellOf: (column: Column) => string): TypedKey | string {
  const kind = kinds.get(cellOf('kind').toLowerCase());
  if (!kind) return 'The kind can be number, expression, set, pair or word';
  const [unit, figures, tolerance, form, domain] = (['unit', 'figures', 'tolerance', 'form', 'domain'] as const).map(
    cellOf,
  );
  const [also, nots] = [listed(cellOf('also')), listed(cellOf('not'))];
  return {
    ...kind,
    key: cellOf('correct'),
    ...(unit && { unit }),
    ...(figures && { sf: Number(figures) }),
    ...(tolerance && { tolerance }),
    ...(form && { form: form as NonNullable<TypedKey['form']> }),
    ...(domain && { domain }),
    ...(also.length > 0 && { also }),
    ...(nots.length > 0 && { nots }),
  };
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
  if (cellOf('kind')) {
    const typed = typedOf(cellOf);
    if (typeof typed === 'string') return { line, message: typed };
    return { line, text: cellOf('question'), options: [], correct: -1, typed, explanation: cellOf('explanation') };
  }
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
