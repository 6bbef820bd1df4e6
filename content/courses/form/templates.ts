import type { Slip, Template } from '../../templates/template.ts';
import { named, type OptionList, readOptions } from './options.ts';
import { type Line, readSource, type Source } from './source.ts';
import { readTyped, TYPED_KINDS, type TypedAnswer, typedKeyOf } from './typed.ts';

/** One `## 1. medium, method` and what is below it. */
export interface TemplateEntry {
  number: number;
  at: number;
  difficulty: Template['difficulty'];
  kind: Template['kind'];
  numbers: Line[];
  where: Line[];
  typed: TypedAnswer | null;
  /** What is asked with its options; no options where the answer is typed. */
  choice: OptionList;
  hint: Line[];
  step: Line[];
}

export interface TemplateFile {
  source: Source;
  entries: TemplateEntry[];
  /** Headings that are not "## 1. medium, method". */
  unread: Line[];
}

const HEADING = /^(\d+)\. (easy|medium|hard), (recall|method|apply)$/;

export function readTemplates(text: string): TemplateFile {
  const source = readSource(text);
  const file: TemplateFile = { source, entries: [], unread: [] };
  const headings = source.lines.flatMap((line, index) => (/^## +\S/.test(line.text) ? [index] : []));
  for (const [order, index] of headings.entries()) {
    const { text: heading, at } = source.lines[index]!;
    const [, number, difficulty, kind] = HEADING.exec(heading.slice(2).trim()) ?? [];
    if (!number) {
      file.unread.push({ text: heading, at });
      continue;
    }
    const parts = partsOf(source.lines.slice(index + 1, headings[order + 1]));
    file.entries.push({
      number: Number(number),
      at,
      difficulty: difficulty as Template['difficulty'],
      kind: kind as Template['kind'],
      ...parts,
    });
  }
  return file;
}

const LABEL = /^(Numbers|Where|Hint|Step):\s*(.*?)\s*$/;
const ANSWER = new RegExp(`^(?:- \\[[ xX]\\] |(?:${TYPED_KINDS.join('|')}|Not):)`);

function partsOf(lines: Line[]) {
  const parts = { numbers: [] as Line[], where: [] as Line[], hint: [] as Line[], step: [] as Line[] };
  const asked: Line[] = [];
  let into = asked;
  for (const line of lines) {
    const [, label, rest = ''] = LABEL.exec(line.text) ?? [];
    const [, declared] = /^- +(.+?)\s*$/.exec(line.text) ?? [];
    if (label === 'Where') {
      parts.where.push(...rest.split(';').map((text) => ({ text: text.trim(), at: line.at })));
      into = asked;
    } else if (label) {
      into = parts[label.toLowerCase() as 'numbers' | 'hint' | 'step'];
      if (rest) into.push({ text: rest, at: line.at });
    } else if (into === parts.numbers && declared) into.push({ text: declared, at: line.at });
    else {
      // An empty line ends a hint or a step, and so does an answer.
      if (into === parts.numbers || !line.text.trim() || ANSWER.test(line.text)) into = asked;
      into.push(line);
    }
  }
  return { ...parts, typed: readTyped(asked), choice: readOptions(asked) };
}

const told = (notes: Line[], name: string) =>
  named(notes, name)
    .map(({ text }) => text)
    .join(' ');

const paragraph = (lines: Line[]) => lines.map(({ text }) => text.trim()).join(' ');

const slipOf = ({ text, notes }: { text: string; notes: Line[] }): Slip => ({
  text,
  slip: told(notes, 'Slip'),
  why: told(notes, 'Why'),
});

/** The template as the product draws from it; what is wrong with it is for the linter to say. */
export function templateOf({ difficulty, kind, numbers, where, typed, choice, hint, step }: TemplateEntry): Template {
  const right = choice.options.find((option) => option.right);
  return {
    difficulty,
    kind,
    numbers: numbers.map(({ text }) => text),
    where: where.map(({ text }) => text),
    question: typed?.stem ?? choice.stem,
    answer: typed
      ? { is: 'typed', key: typedKeyOf(typed), nots: typed.nots.map(slipOf) }
      : {
          is: 'choice',
          right: right?.text ?? '',
          wrong: choice.options.filter((option) => !option.right).map(slipOf),
        },
    why: told(typed?.key.notes ?? right?.notes ?? [], 'Why'),
    hint: paragraph(hint),
    step: paragraph(step),
  };
}
