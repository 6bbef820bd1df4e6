import type { TypedKey } from '@akada/answers';
import type { Letter } from '@akada/contract';
import { letterOf, letters } from '../../quiz.rules.ts';
import { collect, type Fault, type Imported, type RawQuestion, type WordedQuestion } from './draft.ts';

/** The documents' format: number and period, options A to D, `Correct: X`, and a line `Explanation:` of our own. */

const onOneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** In place of options and letter, where the answer is typed: its kind and key, and its notes below. */
export function writeKey({ kind, key, ordered, unit, sf, tolerance, form, domain, also = [] }: TypedKey): string[] {
  const name = kind === 'set' && ordered ? 'Pair' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const notes = {
    Unit: unit,
    Figures: sf,
    Tolerance: tolerance,
    Form: form,
    Domain: domain,
    Also: also.join('; ') || undefined,
  };
  const said = Object.entries(notes).flatMap(([note, value]) => (value === undefined ? [] : `${note}: ${value}`));
  return [`${name}: ${onOneLine(key)}`, ...said];
}

/** A line in place of the options, and the notes below it. */
const KEY = /^\s*(Number|Expression|Set|Pair|Word)\s?:\s*(\S.*)$/iu;
const NOTE = /^\s*(Unit|Figures|Tolerance|Form|Domain|Also|Not)\s?:\s*(\S.*)$/iu;

function readKey(line: string): TypedKey | null {
  const [, name = '', key] = KEY.exec(line) ?? [];
  if (key === undefined) return null;
  const kind = name.toLowerCase();
  if (kind === 'pair') return { kind: 'set', key: key.trim(), ordered: true };
  return { kind: kind as TypedKey['kind'], key: key.trim() };
}

/** The key with one of its notes; what a note says is checked with the question. */
function withNote(typed: TypedKey, line: string): TypedKey | null {
  const [, name = '', said = ''] = NOTE.exec(line) ?? [];
  const value = said.trim();
  const list = value.split(/\s*;\s*/).filter(Boolean);
  switch (name.toLowerCase()) {
    case 'unit':
      return { ...typed, unit: value };
    case 'figures':
      return { ...typed, sf: Number(value) };
    case 'tolerance':
      return { ...typed, tolerance: value };
    case 'form':
      return { ...typed, form: value.toLowerCase() as NonNullable<TypedKey['form']> };
    case 'domain':
      return { ...typed, domain: value };
    case 'also':
      return { ...typed, also: list };
    case 'not':
      return { ...typed, nots: [...(typed.nots ?? []), ...list] };
    default:
      return null;
  }
}

export function writeText(questions: readonly WordedQuestion[]): string {
  return questions
    .map(({ text, options, correct, typed, explanation }, index) =>
      [
        `${index + 1}. ${onOneLine(text)}`,
        ...options.map((option, position) => `${letterOf(position)}) ${onOneLine(option)}`),
        ...(correct === null ? [] : [`Correct: ${letterOf(correct)}`]),
        ...(typed ? [...writeKey(typed), ...(typed.nots ?? []).map((not) => `Not: ${onOneLine(not)}`)] : []),
        ...(explanation.trim() ? [`Explanation: ${onOneLine(explanation)}`] : []),
      ].join('\n'),
    )
    .join('\n\n');
}

const patterns = {
  question: /^\s*\d{1,4}\s?\.\s*(.*)$/u,
  option: /^\s*([A-Da-d])\s?[).:-]\s*(.*)$/u,
  correct: /^\s*(?:Correct|Correct answer|Answer)\s?:\s*\(?([A-Da-d])\b/iu,
  explanation: /^\s*Explanation\s?:\s*(.*)$/iu,
};

type Part = 'text' | 'option' | 'explanation';

/** Reads the lines one by one; a line that begins nothing continues what stands before it. */
export function readText(content: string): Imported {
  const entries: (RawQuestion | Fault)[] = [];
  let current: RawQuestion | null = null;
  let part: Part = 'text';
  /** The lines of the key: they were part of the question, if it goes on behind them. */
  let keyLines: string[] = [];

  function takeKeyBack(question: RawQuestion): void {
    question.text = [question.text, ...keyLines].join(' ');
    delete question.typed;
    keyLines = [];
  }

  function continueWith(question: RawQuestion, line: string): void {
    if (part === 'text' && question.typed) takeKeyBack(question);
    if (part === 'text') question.text += ` ${line}`;
    else if (part === 'explanation') question.explanation += ` ${line}`;
    else question.options[question.options.length - 1] += ` ${line}`;
  }

  function readLine(line: string, number: number): void {
    const [, text] = patterns.question.exec(line) ?? [];
    if (text !== undefined) {
      current = { line: number, text, options: [], correct: -1, explanation: '' };
      entries.push(current);
      part = 'text';
      keyLines = [];
      return;
    }
    if (!current) {
      if (line.trim()) entries.push({ line: number, message: 'This line doesn’t belong to a question' });
      return;
    }
    if (current.options.length === 0 && part === 'text') {
      const typed = current.typed ? withNote(current.typed, line) : readKey(line);
      if (typed) {
        current.typed = typed;
        keyLines.push(line.trim());
        return;
      }
    }
    const [, correct] = patterns.correct.exec(line) ?? [];
    const [, letter = '', option] = patterns.option.exec(line) ?? [];
    const [, explanation] = patterns.explanation.exec(line) ?? [];
    if (correct !== undefined) current.correct = letters.indexOf(correct.toUpperCase() as Letter);
    else if (explanation !== undefined) {
      current.explanation = explanation;
      part = 'explanation';
    } else if (option !== undefined) {
      if (letter.toUpperCase() !== letterOf(current.options.length)) {
        const message = `Option ${letter.toUpperCase()} is out of order`;
        entries.push({ line: number, message });
        return;
      }
      if (current.typed) takeKeyBack(current);
      current.options.push(option);
      part = 'option';
    } else if (line.trim()) continueWith(current, line.trim());
  }

  content.split(/\r\n|\r|\n/).forEach((line, index) => {
    readLine(line, index + 1);
  });
  return collect(entries);
}
