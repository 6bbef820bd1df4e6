import type { PaperText } from './paper.ts';

/**
 * A line of a paper as the readers of files give it: in reading order, columns already parted, with the numbers and
 * letters in front that the readers of documents leave to the list. Wide gaps inside are kept as two spaces or more.
 */
export interface PaperLine {
  text: string;
  page: number | null;
  /** Stretches of `text` that are set off (bold, underlined, highlighted): from, to. */
  bold?: [number, number][];
  /** It is the row of a table, and `text` its cells with wide gaps. */
  isRow?: boolean;
  /** The lines of each of its cells, where the file tells them apart. */
  cells?: readonly (readonly PaperLine[])[];
  /** It is a paragraph, not a line that the page broke: what follows never goes on with it. */
  isWhole?: boolean;
  /** Whether the page broke the line above because its first word had no room; undefined where nobody knows. */
  isBroken?: boolean;
  /** White stands above it. */
  isAfterGap?: boolean;
  /** It runs along every page: its head or foot. */
  isRunning?: boolean;
  /** Behind an "or": it begins what may be answered instead of what stands above. Told apart by a number. */
  alternative?: number;
}

const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

/** One kind of space, no invisible signs, ligatures opened; gaps stay gaps. */
export const cleaned = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\uFB00-\uFB06]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]|\uFE0E|\uFE0F/g, '')
    .replace(/\t/g, '   ')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ');

/** Single spaces, but for the cells of a row, which get a line between them. */
export const tidy = (text: string, isRow = false) =>
  (isRow ? text.replace(/ {3,}/g, ' | ') : text).replace(/\s+/g, ' ').trim();

/** A line as it is shown to people. */
export const textOf = ({ text, page, isRow }: PaperLine): PaperText => ({ text: tidy(text, isRow), page });

/** Adds to a list; a call with each of them as an argument would be too long for a long paper. */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}
