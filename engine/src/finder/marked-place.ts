import type { OpenIndex } from '../answer/lesson-index.ts';
import { LEANS_BACK } from '../answer/places.ts';
import { searchStem, searchStems } from '../answer/search-stems.ts';
import { countWords } from '../text/normalise.ts';
import { isProse, type Span } from '../tutor/span.ts';

/** A place is read at a glance. */
const MOST_WORDS = 45;

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
): MarkedPlace {
  const own = lineOf(unit, open);
  if (countWords(own) > MOST_WORDS) {
    return { span: { from: unit, to: unit + 1 }, text: bold(partOf(own, question)) };
  }
  const span = around(unit, open, closeness);
  const parts = Array.from({ length: span.to - span.from }, (_, i) => span.from + i).map((at) =>
    at === unit ? bold(own) : lineOf(at, open).replace(/[.;,]?$/, (end) => (isProse(at, open) ? end : ';')),
  );
  return { span, text: parts.join(' ').replace(/;$/, '') };
}

/** The sentence with those beside it in its paragraph, the closer one first; an item with the words that announce its list. */
function around(unit: number, open: OpenIndex, closeness?: readonly number[]): Span {
  const { index, blockOf, groupOf, groups, firstUnit } = open;
  const group = groups.get(groupOf[blockOf[unit]!]!)!;
  const [first, end] = [firstUnit[group.from]!, firstUnit[group.to + 1]!];
  const span = { from: unit, to: unit + 1 };
  let room = MOST_WORDS - countWords(lineOf(unit, open));
  const takes = (at: number) => {
    if (at < first || at >= end) return false;
    if (!isProse(unit, open) || (!isProse(at, open) && !index.units[unit]!.endsWith(':'))) return false;
    const words = countWords(lineOf(at, open));
    if (words > room) return false;
    room -= words;
    return true;
  };
  const valueAt = (at: number) => closeness?.[at] ?? 0;
  if (LEANS_BACK.test(index.units[unit]!) && takes(unit - 1)) span.from--;
  for (let isOpen = true; isOpen; ) {
    const isBefore = span.from > first && span.to < end && valueAt(span.from - 1) > valueAt(span.to);
    const [near, far] = isBefore ? [span.from - 1, span.to] : [span.to, span.from - 1];
    const taken = takes(near) ? near : takes(far) ? far : undefined;
    isOpen = taken !== undefined;
    if (taken === span.to) span.to++;
    else if (taken !== undefined) span.from--;
  }
  return span;
}

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

function partOf(line: string, question: string): string {
  const words = line.replaceAll('**', '').match(WORDS) ?? [];
  const asked = new Set(searchStems(question));
  const hits = words.map((word) => (asked.has(searchStem(word.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, ''))) ? 1 : 0));
  const room = MOST_WORDS - 1;
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
