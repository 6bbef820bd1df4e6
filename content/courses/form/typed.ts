import type { TypedKey } from '../../../answers/src/index.ts';
import { named } from './options.ts';
import { joined, type Line } from './source.ts';

/** How the kinds of typed answers are called in a file; a pair is a set whose order counts. */
export const TYPED_KINDS = ['Number', 'Expression', 'Set', 'Pair', 'Word'] as const;
export type TypedKind = (typeof TYPED_KINDS)[number];

/** "Number: 25" or "Not: 100", and the indented lines below it. */
export interface TypedLine {
  /** What a student would type. */
  text: string;
  at: number;
  notes: Line[];
}

export interface TypedAnswer {
  /** What is asked: everything above the key. */
  stem: string;
  kind: TypedKind;
  key: TypedLine;
  /** Known slips, by what they lead to. */
  nots: TypedLine[];
  /** Lines after the key that belong neither to it nor to a slip. */
  stray: Line[];
}

/** As what a question may be worked out line by line. */
export const WORKING_KINDS = ['equation', 'simplify', 'differentiate', 'units'] as const;
type WorkingKind = (typeof WORKING_KINDS)[number];

const KEY = new RegExp(`^(${TYPED_KINDS.join('|')}):\\s+(.+?)\\s*$`);
const NOT = /^Not:\s+(.+?)\s*$/;

/** A question whose answer is typed; null where no line names a key. */
export function readTyped(lines: Line[]): TypedAnswer | null {
  const first = lines.findIndex(({ text }) => KEY.test(text));
  const [, kind, text] = KEY.exec(lines[first]?.text ?? '') ?? [];
  if (!text) return null;
  const key: TypedLine = { text, at: lines[first]!.at, notes: [] };
  const stem = joined(lines.slice(0, first));
  const answer: TypedAnswer = { stem, kind: kind as TypedKind, key, nots: [], stray: [] };
  for (const line of lines.slice(first + 1)) {
    const [, wrong] = NOT.exec(line.text) ?? [];
    if (wrong) answer.nots.push({ text: wrong, at: line.at, notes: [] });
    else if (/^ {2,}\S/.test(line.text)) (answer.nots.at(-1) ?? key).notes.push({ ...line, text: line.text.trim() });
    else if (line.text.trim()) answer.stray.push(line);
  }
  return answer;
}

/** What `judge` needs to know of a question; `text` is the key, or what a slip leads to. */
export function typedKeyOf({ kind, key, nots }: TypedAnswer, text = key.text): TypedKey {
  const note = (name: string) => named(key.notes, name)[0]?.text;
  const figures = note('Figures');
  const also = note('Also');
  const begins = note('Begins');
  return {
    kind: kind === 'Pair' ? 'set' : (kind.toLowerCase() as TypedKey['kind']),
    key: text,
    ...(kind === 'Pair' && { ordered: true }),
    ...(figures && { sf: Number(figures) }),
    ...(note('Tolerance') && { tolerance: note('Tolerance')! }),
    ...(note('Unit') && { unit: note('Unit')! }),
    ...(note('Form') && { form: note('Form') as NonNullable<TypedKey['form']> }),
    ...(note('Domain') && { domain: note('Domain')! }),
    ...(also && { also: also.split(';').map((name) => name.trim()) }),
    ...(begins && { working: { kind: note('Working') as WorkingKind, begins } }),
    ...(text === key.text && nots.length > 0 && { nots: nots.map((not) => not.text) }),
  };
}
