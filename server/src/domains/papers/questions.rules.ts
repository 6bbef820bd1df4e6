import type { PaperItem, PaperQuestion } from '@akada/contract';

/** One question into two, two into one. */

type Option = PaperQuestion['options'][number];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A number at the beginning of a question, also a smudged one. */
const numbered = /^\s*(?:Q(?:uestion)?\s*)?(\d{1,3})\s*[.):/]+\s*/i;

/** Two options with one label cannot be told apart: then all are lettered anew. */
function relabelled(options: readonly Option[]): Option[] {
  const isClear = new Set(options.map(({ label }) => label.toUpperCase())).size === options.length;
  return isClear ? [...options] : options.map((option, index) => ({ ...option, label: letters[index] ?? '' }));
}

const unkeyed = { key: null, answer: null, key_status: 'none' as const };

const keyAmong = ({ key, key_status }: PaperQuestion, options: readonly Option[]) =>
  options.some(({ id }) => id === key) ? { key, answer: null, key_status } : unkeyed;

interface Halves {
  first: { text: string; options: Option[] };
  second: { text: string; options: Option[] };
}

/** Characters are counted as in `questionText` of the contract: its words, then a line for each option. */
function cut({ text, options }: PaperQuestion, at: number): Halves {
  if (at <= text.length)
    return { first: { text: text.slice(0, at), options: [] }, second: { text: text.slice(at), options: [...options] } };
  let begin = text.length + 1;
  for (const [index, option] of options.entries()) {
    const words = begin + `${option.label}. `.length;
    const end = words + option.text.length;
    if (at <= end) {
      const inside = Math.max(0, at - words);
      const kept = option.text.slice(0, inside).trim();
      const before = options.slice(0, index);
      return {
        first: { text, options: kept ? [...before, { ...option, text: kept }] : before },
        second: { text: option.text.slice(inside), options: options.slice(index + 1) },
      };
    }
    begin = end + 1;
  }
  return { first: { text, options: [...options] }, second: { text: '', options: [] } };
}

/** Null where one of the two would have no words. */
export function cutInTwo(question: PaperQuestion, at: number, newId: () => string): PaperItem[] | null {
  const { first, second } = cut(question, at);
  const number = numbered.exec(second.text);
  const rest = second.text.slice(number?.[0].length ?? 0).trim();
  if (!first.text.trim() || !rest) return null;
  const whole = { ...question, doubts: [], parted: false };
  return [
    { ...whole, text: first.text.trim(), options: first.options, ...keyAmong(question, first.options) },
    {
      ...whole,
      id: newId(),
      number: number?.[1] ?? '',
      text: rest,
      options: relabelled(second.options),
      ...keyAmong(question, second.options),
      explanation: null,
      marks: null,
    },
  ];
}

/** What follows a question belongs to its last option, or to its words where it has none. */
function continued(question: PaperQuestion, text: string): PaperQuestion {
  const last = question.options.at(-1);
  if (!last) return { ...question, text: `${question.text}\n${text}` };
  return { ...question, options: [...question.options.slice(0, -1), { ...last, text: `${last.text} ${text}` }] };
}

export function joined(first: PaperItem, second: PaperItem): PaperItem {
  if (first.kind === 'stray') {
    const text = `${first.text}\n${second.text}`;
    return second.kind === 'stray' ? { ...first, text } : { ...second, text, doubts: [] };
  }
  const longer = { ...continued(first, second.text), doubts: [] };
  if (second.kind === 'stray') return longer;
  const key = longer.key === null && longer.answer === null ? second : longer;
  const { key: option, answer, key_status } = key;
  return { ...longer, options: relabelled([...longer.options, ...second.options]), key: option, answer, key_status };
}
