import { type Item, itemIn } from './lists.ts';
import type { PageInk, Row, Word } from './page.ts';
import { settleScripts } from './scripts.ts';

/** A line of a column, with what its place and its letters say. */
export interface Line {
  words: Word[];
  text: string;
  page: number;
  left: number;
  right: number;
  baseline: number;
  size: number;
  /** All of its letters, but for single signs. */
  isBold: boolean;
  isItalic: boolean;
  isFixed: boolean;
  /** The sign of a note that begins here. */
  mark: string | undefined;
  /** The signs of the notes that it refers to. */
  references: string[];
  /** The mark of a list that it begins with, written or drawn. */
  item: Item | null;
  column: Column;
  /** The right edge of its block, where that is narrower than the column. */
  measure?: number;
  /** In the lower half of its page. */
  isLow: boolean;
  /** A short line is drawn right above it. */
  isUnderRule: boolean;
}

/** The edges of the column that a line stands in. */
export interface Column {
  left: number;
  right: number;
}

interface Where {
  page: Pick<PageInk, 'number' | 'height'>;
  column: Column;
}

/** Stars and dashes on a line of their own part what stands above from what stands below. */
const ornament = /^[*∗⋆✻❦~_–—•·-]+$/u;

/** A row of a column as a line; null if it says nothing. */
export function lineOf(row: Row, { page, column }: Where): Line | null {
  const { words, mark } = settleScripts(row);
  const [first] = words;
  if (!first || words.every(({ text }) => ornament.test(text))) return null;
  const { isBold, isItalic, isFixed } = lookOf(words);
  return {
    words,
    text: words.map(({ text }) => text).join(' '),
    page: page.number,
    left: first.left,
    right: row.right,
    baseline: row.baseline,
    size: usualSize(words),
    isBold,
    isItalic,
    isFixed,
    mark,
    references: words.flatMap(({ refersTo }) => refersTo?.split(',') ?? []),
    item: itemIn(words, row.size),
    column,
    isLow: row.baseline < page.height / 2,
    isUnderRule: false,
  };
}

/** What all of the words have in common; signs between them do not count. */
function lookOf(words: readonly Word[]): Pick<Line, 'isBold' | 'isItalic' | 'isFixed'> {
  const [first] = words;
  const isOne = words.every(({ look }) => look === first?.look);
  const letters = isOne ? words.slice(0, 1) : words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const asked = letters.length > 0 ? letters : words;
  return {
    isBold: asked.every(({ look }) => look.isBold),
    isItalic: asked.every(({ look }) => look.isItalic),
    isFixed: asked.every(({ look }) => look.isFixed),
  };
}

function usualSize(words: readonly Word[]): number {
  const [first] = words;
  if (first && words.every(({ size }) => size === first.size)) return first.size;
  const letters = new Map<number, number>();
  for (const { size, text } of words) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
}
