import type { Block } from '@akada/engine';
import { headingKey, rowKeys, type Said, wordsOf } from './truth.ts';

/** What our reader found. */
export function saidBy(blocks: Block[]): Said {
  const said: Said = { words: [], headings: [], cells: [], footnotes: [] };
  for (const block of blocks) {
    if (block.kind === 'heading') said.headings.push(headingKey(block.text));
    const rows =
      block.kind === 'table'
        ? [block.header, ...block.rows]
        : block.kind === 'definitions'
          ? block.entries.map(({ term, definition }) => [term, definition])
          : [];
    said.cells.push(...rows.flatMap(rowKeys));
    const texts = rows.length ? rows.flat() : block.kind === 'list' ? block.items : 'text' in block ? [block.text] : [];
    said.words.push(...texts.flatMap(wordsOf));
  }
  return said;
}

/** The length of the longest common subsequence: how much was read, in the right order. */
export function commonLength(a: string[], b: string[]): number {
  let above = new Uint32Array(b.length + 1);
  let row = new Uint32Array(b.length + 1);
  for (const word of a) {
    for (let at = 1; at <= b.length; at += 1)
      row[at] = word === b[at - 1] ? above[at - 1]! + 1 : Math.max(above[at]!, row[at - 1]!);
    [above, row] = [row, above];
  }
  return above[b.length]!;
}

/** How many of `wanted` are among `found`, each found one counted once. */
function matches(wanted: string[], found: string[]): number {
  const left = new Map<string, number>();
  for (const key of found) left.set(key, (left.get(key) ?? 0) + 1);
  return wanted.filter((key) => {
    const count = left.get(key) ?? 0;
    if (count) left.set(key, count - 1);
    return count > 0;
  }).length;
}

export interface Score {
  /** Of the author's words, how many were read in order. */
  read: number;
  /** Of the words that were read, how many the author did not write there: page numbers, running heads, repetitions. */
  extra: number;
}

export function scoreWords(truth: Said, words: string[]): Score {
  const common = commonLength(truth.words, words);
  return { read: common / truth.words.length, extra: words.length ? (words.length - common) / words.length : 0 };
}

/** Both what is missing and what is too much counts; null where the document has none and none was found. */
export function scoreHeadings(truth: Said, ours: Said): number | null {
  const found = ours.headings.filter((heading) => heading !== 'contents');
  const all = truth.headings.length + found.length;
  return all ? (2 * matches(truth.headings, found)) / all : null;
}

export const scoreCells = (truth: Said, ours: Said): number | null =>
  truth.cells.length ? matches(truth.cells, ours.cells) / truth.cells.length : null;

/** Of the footnotes, how many were read whole and apart from the sentence that they belong to. */
export function scoreFootnotes(truth: Said, words: string[]): number | null {
  const text = ` ${words.join(' ')} `;
  if (!truth.footnotes.length) return null;
  return truth.footnotes.filter((note) => text.includes(` ${note} `)).length / truth.footnotes.length;
}
