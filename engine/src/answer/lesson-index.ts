import type { Block, Place } from '../document.ts';
import { openLexicon } from './lexicon.ts';

/**
 * The searchable form of a lesson or a document: plain JSON, made once on the server, stored beside the lesson and
 * downloaded with it. Short keys because every byte is paid for.
 */
export interface LessonIndex {
  version: 1;
  /** ISO 639 code of the text. */
  language: string;
  documents: { id: string; title: string }[];
  sections: IndexSection[];
  blocks: IndexBlock[];
  /** What is ranked: sentences, list items, definitions, table rows, captions, code and formulas, as Markdown. */
  units: string[];
  /** Words that carry content, per unit. */
  lengths: number[];
  /** All stems, separated by spaces; the position is the stem's number. */
  stems: string;
  /** Per stem: the units that hold it, ascending, each as `4 × distance to the one before + occurrences (1–3)`. */
  postings: number[][];
  /** Other names that the text itself gives, as stems: acronyms, "also called". */
  aliases: [string, string][];
}

export interface IndexSection {
  id: string;
  /** Number of its document. */
  d: number;
  path: string[];
  place?: Place;
}

export interface IndexBlock {
  /** Number of its section. */
  s: number;
  k: Exclude<Block['kind'], 'heading'>;
  /** How many units it has. */
  n: number;
  /** 1 where the block continues the one before: a list after "as follows:", a "where …" after a formula. */
  j?: 1;
  /** 1 for a numbered list. */
  o?: 1;
  /** Table header as Markdown cells, or the language of code. */
  h?: string;
  place?: Place;
}

/** A lesson index with what can be derived from it cheaply, so that an answer needs no further preparation. */
export interface OpenIndex {
  index: LessonIndex;
  termOf: Map<string, number>;
  /** Sorted. */
  terms: string[];
  /** The first term that begins with a letter, by its character code. */
  firstWith: Map<number, number>;
  /** Units in which a stem occurs. */
  frequency: Uint32Array;
  blockOf: Uint32Array;
  firstUnit: Uint32Array;
  /** First block of the run of joined blocks that each block belongs to. */
  groupOf: Uint32Array;
  groups: Map<number, { from: number; to: number }>;
  averageLength: number;
}

const opened = new WeakMap<LessonIndex, OpenIndex>();

/** Prepares an index for use; the same index is prepared once. */
export function openIndex(index: LessonIndex): OpenIndex {
  const known = opened.get(index);
  if (known) return known;
  openLexicon();
  const terms = index.stems === '' ? [] : index.stems.split(' ');
  const termOf = new Map(terms.map((term, i) => [term, i]));
  const firstWith = new Map<number, number>();
  terms.forEach((term, i) => {
    if (!firstWith.has(term.charCodeAt(0))) firstWith.set(term.charCodeAt(0), i);
  });
  const blockOf = new Uint32Array(index.units.length);
  const firstUnit = new Uint32Array(index.blocks.length + 1);
  const groupOf = new Uint32Array(index.blocks.length);
  const groups = new Map<number, { from: number; to: number }>();
  let unit = 0;
  index.blocks.forEach((block, b) => {
    firstUnit[b] = unit;
    for (let i = 0; i < block.n; i++) blockOf[unit++] = b;
    groupOf[b] = block.j && b > 0 ? groupOf[b - 1]! : b;
    const group = groups.get(groupOf[b]!);
    if (group) group.to = b;
    else groups.set(b, { from: b, to: b });
  });
  firstUnit[index.blocks.length] = unit;
  const total = index.lengths.reduce((sum, length) => sum + length, 0);
  const made: OpenIndex = {
    index,
    termOf,
    terms,
    firstWith,
    frequency: Uint32Array.from(index.postings, (list) => list.length),
    blockOf,
    firstUnit,
    groupOf,
    groups,
    averageLength: total / Math.max(1, index.units.length),
  };
  opened.set(index, made);
  return made;
}

/** Calls back for every unit that holds the term. */
export function eachPosting(open: OpenIndex, term: number, visit: (unit: number, occurrences: number) => void): void {
  let unit = 0;
  for (const code of open.index.postings[term] ?? []) {
    unit += code >> 2;
    visit(unit, code & 3);
  }
}
