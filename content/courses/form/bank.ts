import { type OptionList, readOptions } from './options.ts';
import { joined, type Line, readSource, type Source } from './source.ts';
import { readTyped, type TypedAnswer } from './typed.ts';

/** One `## 7. hard, apply` and what is below it. */
export interface BankEntry {
  /** "7. hard, apply", as it was written. */
  heading: string;
  at: number;
  lines: Line[];
}

interface Headed {
  number: number;
  at: number;
  difficulty: string;
  /** What it asks for: recall, method or apply. */
  demand: string;
  /** In an examination: the name of the lesson that it asks about. */
  lesson: string | null;
}

export interface ChoiceQuestion extends OptionList, Headed {}

export interface TypedBankQuestion extends TypedAnswer, Headed {}

export interface OpenQuestion {
  number: number;
  at: number;
  difficulty: string;
  marks: number;
  question: string;
  answer: string;
  calc: Line[];
  points: { marks: number; for: string; at: number }[];
  /** Lines below "Marks:" that are not "- 2: what earns them". */
  stray: Line[];
}

export interface Bank {
  source: Source;
  choice: ChoiceQuestion[];
  open: OpenQuestion[];
  typed: TypedBankQuestion[];
  /** Headings that are of neither form. */
  unread: BankEntry[];
}

const CHOICE = /^(\d+)\. (easy|medium|hard), (recall|method|apply)(?:, ([a-z0-9-]+))?$/;
const OPEN = /^(\d+)\. (easy|medium|hard), (\d+) marks?$/;

export function readBank(text: string): Bank {
  const source = readSource(text);
  const bank: Bank = { source, choice: [], open: [], typed: [], unread: [] };
  for (const entry of entriesOf(source.lines)) {
    const choice = CHOICE.exec(entry.heading);
    const open = OPEN.exec(entry.heading);
    if (choice) {
      const [, number, difficulty, demand, lesson = null] = choice;
      const headed = { number: Number(number), at: entry.at, difficulty: difficulty!, demand: demand!, lesson };
      const typed = readTyped(entry.lines);
      if (typed) bank.typed.push({ ...typed, ...headed });
      else bank.choice.push({ ...readOptions(entry.lines), ...headed });
    } else if (open) {
      const [, number, difficulty, marks] = open;
      const parts = openParts(entry.lines);
      bank.open.push({ ...parts, number: Number(number), at: entry.at, difficulty: difficulty!, marks: Number(marks) });
    } else bank.unread.push(entry);
  }
  return bank;
}

function entriesOf(lines: Line[]): BankEntry[] {
  const entries: BankEntry[] = [];
  for (const line of lines) {
    const [, heading] = /^## +(.+?)\s*$/.exec(line.text) ?? [];
    if (heading) entries.push({ heading, at: line.at, lines: [] });
    // "# Open questions" parts the file for the eye; it belongs to no question.
    else if (!/^# /.test(line.text)) entries.at(-1)?.lines.push(line);
  }
  return entries;
}

function openParts(lines: Line[]) {
  const parts = { question: '', answer: '', calc: [] as Line[], points: [] as OpenQuestion['points'] };
  const stray: Line[] = [];
  const question: Line[] = [];
  const answer: Line[] = [];
  let into: 'question' | 'answer' | 'marks' = 'question';
  for (const line of lines) {
    const [, label, rest] = /^(Answer|Calc|Marks):\s*(.*)$/.exec(line.text) ?? [];
    if (label === 'Calc') parts.calc.push({ text: rest!, at: line.at });
    else if (label === 'Marks') into = 'marks';
    else if (label === 'Answer') {
      into = 'answer';
      answer.push({ text: rest!, at: line.at });
    } else if (into === 'question') question.push(line);
    else if (into === 'answer') answer.push(line);
    else if (line.text.trim()) {
      const [, marks, earns] = /^- (\d+): +(.+)$/.exec(line.text) ?? [];
      if (marks && earns) parts.points.push({ marks: Number(marks), for: earns, at: line.at });
      else stray.push(line);
    }
  }
  return { ...parts, question: joined(question), answer: joined(answer), stray };
}
