import type { Row, Word } from './page.ts';
import { isRaisedOver, raised } from './scripts.ts';

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
  /** A bullet is drawn before it. */
  isBulleted: boolean;
  column: Column;
  /** The right edge of its block, where that is narrower than the column. */
  measure?: number;
  /** A short line is drawn right above it. */
  isUnderRule: boolean;
}

/** The edges of the column that a line stands in. */
export interface Column {
  left: number;
  right: number;
}

interface Where {
  page: number;
  column: Column;
}

/** A row of a column as a line. */
export function lineOf(row: Row, { page, column }: Where): Line | null {
  const { words, mark } = withScripts(row);
  const [first] = words;
  if (!first) return null;
  return {
    words,
    text: words.map(({ text }) => text).join(' '),
    page,
    left: first.left,
    right: row.right,
    baseline: row.baseline,
    size: usualSize(words),
    isBold: all(words, ({ look }) => look.isBold),
    isItalic: all(words, ({ look }) => look.isItalic),
    isFixed: all(words, ({ look }) => look.isFixed),
    mark,
    isBulleted: false,
    column,
    isUnderRule: false,
  };
}

/** Small raised words go to the word before them, or out, if they name a note. */
function withScripts({ words, baseline, size }: Row): { words: Word[]; mark: string | undefined } {
  const [first, ...others] = words;
  if (!first) return { words, mark: undefined };
  if (others.length === 0) return { words, mark: first.mark };
  const kept: Word[] = [];
  let mark = first.mark;
  for (const word of words) {
    const last = kept.at(-1);
    const isSmall = isRaisedOver(word, { size, baseline }) && word.text.length < 9;
    if (!isSmall) kept.push(word);
    else if (!last && words.length > 1 && /^[\d*†‡§¶a-z]{1,3}$/.test(word.text)) mark = word.text;
    else if (!last) kept.push(word);
    else {
      const added = raised(word.text, last.text);
      if (added) kept[kept.length - 1] = { ...last, text: last.text + added, right: word.right };
    }
  }
  return { words: kept, mark };
}

function all(words: readonly Word[], test: (word: Word) => boolean): boolean {
  const letters = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const asked = letters.length > 0 ? letters : words;
  return asked.every(test);
}

function usualSize(words: readonly Word[]): number {
  const [first] = words;
  if (first && words.every(({ size }) => size === first.size)) return first.size;
  const letters = new Map<number, number>();
  for (const { size, text } of words) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
}
