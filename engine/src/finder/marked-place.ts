import type { OpenIndex } from '../answer/lesson-index.ts';
import { parseQuestion, type QuestionKind } from '../answer/question.ts';
import { searchStem, searchStems } from '../answer/search-stems.ts';
import { givesReason } from '../answer/unit-features.ts';
import { countWords } from '../text/normalise.ts';
import { splitSentences } from '../text/sentences.ts';
import { isProse, type Span } from '../tutor/span.ts';
import { leansBack } from './leaning.ts';

/**
 * The nearest place is read, so it has room for what stands around its sentence: in most misses that readers found the
 * answer was the sentence before or after. Further ones are looked at.
 */
export const WORDS_OF_PLACE = { first: 90, further: 45 };

export interface MarkedPlace {
  span: Span;
  /** One line of Markdown, its sentence in bold. */
  text: string;
}

/** A sentence, marked, with what it needs beside it; of a longer one the part that has most words of the question. */
export function markedPlace(
  unit: number,
  open: OpenIndex,
  question: string,
  closeness?: readonly number[] | undefined,
  most: number = WORDS_OF_PLACE.further,
): MarkedPlace {
  const own = lineOf(unit, open);
  if (countWords(own) > most) {
    const text = sentencesOf(own, question, most) ?? bold(partOf(own, question, most));
    return { span: { from: unit, to: unit + 1 }, text };
  }
  const { span, before, after } = around(unit, open, question, most, closeness);
  const parts = Array.from({ length: span.to - span.from }, (_, i) => span.from + i).map((at) =>
    at === unit ? bold(own) : lineOf(at, open).replace(/[.;,]?$/, (end) => (isProse(at, open) ? end : ';')),
  );
  return { span, text: [before, ...parts, after].filter(Boolean).join(' ').replace(/;$/, '') };
}

interface Around {
  span: Span;
  /** The end of the sentence before and the beginning of the one after, where it is needed and has no room as a whole. */
  before?: string;
  after?: string;
}

/** Less of a sentence says nothing. */
const LEAST_PART = 8;

/** The sentence with what it leans on and what gives its reason, then those beside it in its paragraph, the closer one first. */
function around(unit: number, open: OpenIndex, question: string, most: number, closeness?: readonly number[]): Around {
  const { index, blockOf, groupOf, groups, firstUnit } = open;
  const group = groups.get(groupOf[blockOf[unit]!]!)!;
  const [first, end] = [firstUnit[group.from]!, firstUnit[group.to + 1]!];
  const span = { from: unit, to: unit + 1 };
  const found: Around = { span };
  let room = most - countWords(lineOf(unit, open));
  const isBeside = (at: number) =>
    at >= first && at < end && isProse(unit, open) && (isProse(at, open) || index.units[unit]!.endsWith(':'));
  const takes = (at: number) => {
    const words = isBeside(at) ? countWords(lineOf(at, open)) : Number.POSITIVE_INFINITY;
    if (words > room) return false;
    room -= words;
    return true;
  };
  const partAt = (at: number, from: 'start' | 'end') => {
    if (!isBeside(at) || !isProse(at, open) || room < LEAST_PART) return '';
    const words = lineOf(at, open).replaceAll('**', '').match(WORDS) ?? [];
    const part = from === 'start' ? `${words.slice(0, room).join(' ')} …` : `… ${words.slice(-room).join(' ')}`;
    room = 0;
    return part;
  };
  const leans = leansBack(index.units[unit]!);
  if (leans && takes(unit - 1)) span.from--;
  // What is asked why or how is stated first and explained next.
  if (ASKS_REASON.has(parseQuestion(question).kind)) {
    while (takes(span.to)) span.to++;
    found.after = partAt(span.to, 'start');
  }
  if (leans && span.from === unit) found.before = partAt(unit - 1, 'end');
  const valueAt = (at: number) => closeness?.[at] ?? 0;
  for (let isOpen = true; isOpen; ) {
    const isBefore = span.from > first && span.to < end && valueAt(span.from - 1) > valueAt(span.to);
    const [near, far] = isBefore ? [span.from - 1, span.to] : [span.to, span.from - 1];
    const taken = takes(near) ? near : takes(far) ? far : undefined;
    isOpen = taken !== undefined;
    if (taken === span.to) span.to++;
    else if (taken !== undefined) span.from--;
  }
  return found;
}

const ASKS_REASON: ReadonlySet<QuestionKind> = new Set(['why', 'how']);

const cellsOf = (row: string) =>
  row
    .replaceAll('\\|', '\u0000')
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim().replaceAll('\u0000', '|'));

/** A unit as one line of text: a row with the heads of its columns, a formula between its marks. */
function lineOf(unit: number, { index, blockOf }: OpenIndex): string {
  const text = index.units[unit]!;
  const { k, h } = index.blocks[blockOf[unit]!]!;
  if (k === 'formula') return `$${text.replace(/\s+/g, ' ').trim()}$`;
  if (k === 'code') return `\`${text.replaceAll('`', '').replace(/\s+/g, ' ').trim()}\``;
  if (k !== 'table' || !text.startsWith('|')) return text.replace(/\s+/g, ' ').trim();
  const heads = h ? cellsOf(h) : [];
  return cellsOf(text)
    .map((cell, i) => (cell && heads[i] && i > 0 ? `${heads[i]}: ${cell}` : cell))
    .filter(Boolean)
    .join(' · ');
}

const bold = (line: string) => (/^[$`]/.test(line) && /[$`]$/.test(line) ? line : `**${line.replaceAll('**', '')}**`);

/** A formula counts as one word: it is never cut. */
const WORDS = /\$[^$]+\$\S*|\S+/g;

/** How many words of a text are asked for, by its stems. */
function hitsIn(words: readonly string[], asked: ReadonlySet<string>): number[] {
  return words.map((word) => (asked.has(searchStem(word.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, ''))) ? 1 : 0));
}

/** An item of several sentences: those side by side that have most of what is asked for, the best of them marked. */
function sentencesOf(line: string, question: string, most: number): string | null {
  const sentences = splitSentences(line.replaceAll('**', ''));
  const asked = new Set(searchStems(question));
  const asksReason = ASKS_REASON.has(parseQuestion(question).kind);
  const sizes = sentences.map(countWords);
  const worth = sentences.map((text) => {
    const hits = hitsIn(text.match(WORDS) ?? [], asked).reduce((sum, hit) => sum + hit, 0);
    return hits + (asksReason && givesReason(text) ? 1 : 0);
  });
  let [from, words, sum] = [0, 0, 0];
  let best = { from: 0, to: 0, sum: -1 };
  for (let to = 1; to <= sentences.length; to++) {
    words += sizes[to - 1]!;
    sum += worth[to - 1]!;
    while (words > most) {
      words -= sizes[from]!;
      sum -= worth[from++]!;
    }
    if (from < to && sum > best.sum) best = { from, to, sum };
  }
  if (best.sum < 1) return null;
  const own = sentences.slice(best.from, best.to);
  const highest = Math.max(...worth.slice(best.from, best.to));
  const marked = worth.indexOf(highest, best.from) - best.from;
  const text = own.map((sentence, i) => (i === marked ? bold(sentence) : sentence)).join(' ');
  return `${best.from > 0 ? '… ' : ''}${text}${best.to < sentences.length ? ' …' : ''}`;
}

function partOf(line: string, question: string, longest: number): string {
  const words = line.replaceAll('**', '').match(WORDS) ?? [];
  const asked = new Set(searchStems(question));
  const hits = hitsIn(words, asked);
  const room = longest - 1;
  let met = hits.slice(0, room).reduce<number>((sum, hit) => sum + hit, 0);
  let [most, best] = [met, [0]];
  for (let from = 1; from + room <= words.length; from++) {
    met += hits[from + room - 1]! - hits[from - 1]!;
    if (met > most) [most, best] = [met, [from]];
    else if (met === most) best.push(from);
  }
  // From the beginning where that has as many of them, else with as much before them as after.
  const start = best[0] === 0 ? 0 : best[Math.floor(best.length / 2)]!;
  const part = words.slice(start, start + room).join(' ');
  return `${start > 0 ? '… ' : ''}${part}${start + room < words.length ? ' …' : ''}`;
}
