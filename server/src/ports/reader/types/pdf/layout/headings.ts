import { numberOf } from '../../list-marks.ts';
import { type BodyLook, roundSize } from './body-look.ts';
import type { Line } from './lines.ts';
import type { Part } from './parts.ts';

const longestLarge = 200;
const longestHeavy = 120;
const longestPlain = 90;
const fewestForRare = 20;
const numbered = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s+\p{L}/u;

/** What headings of one kind have in common; the order of kinds is that of their ranks. */
export interface HeadingStyle {
  size: number;
  isBold: boolean;
  rank: 'large' | 'bold' | 'capitals' | 'lettered' | 'numbered';
}

const ranks = ['large', 'bold', 'capitals', 'lettered', 'numbered'];

/** How this text would look as a heading, or null if it does not look like one. */
export function headingStyle(lines: readonly Line[], text: string, look: BodyLook): HeadingStyle | null {
  const [first] = lines;
  if (!first || lines.length > 4 || text.length > longestLarge || !/\p{L}{2}/u.test(text)) return null;
  if (first.isFixed && !look.isFixed && first.size < look.size * 1.3) return null;
  const size = roundSize(first.size);
  const style = (rank: HeadingStyle['rank']) => ({ size, isBold: first.isBold, rank });
  const isSentence = /[.,;]$/.test(text) && !/\b(?:etc|al|Inc|Ltd)\.$/.test(text);
  if (first.size > look.size * 1.12) return isSentence && text.split(' ').length > 10 ? null : style('large');
  if (isSentence || text.length > longestHeavy || lines.length > 2) return null;
  const isBody = first.size >= look.size - 0.6;
  if (lines.every((line) => line.isBold) && !look.isBold && isBody) return isBullet(first) ? null : style('bold');
  if (lines.every((line) => line.isBold) && !look.isBold && first.size >= look.size * 0.85) {
    const rank = smallRank(text);
    if (rank) return style(rank);
  }
  if (lines.length > 1 || text.length > longestPlain || /[:!?]$/.test(text)) return null;
  if (isCapitals(text)) return style('capitals');
  if (/^\d{1,2}\.\d[\d.]*\s+\p{Lu}/u.test(text) && !/\d$/.test(text)) return style('numbered');
  return first.isItalic && !look.isItalic && /^(?:\p{Lu}|\d{1,2}|[IVX]{1,4})[.)]\s+\p{Lu}/u.test(text)
    ? style('numbered')
    : null;
}

/** Journals set headings in bold letters that are smaller than the text; their numbers show them, or their names. */
function smallRank(text: string): HeadingStyle['rank'] | null {
  if (/^(?:abstract|summary|key ?words|acknowledge?ments?|references|contents)$/i.test(text)) return 'lettered';
  const mark = /^([A-H]|[IVX]{1,5}|\d{1,2})\.\s+[\p{Lu}\d]/u.exec(text)?.[1];
  if (!mark) return null;
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  if (count(/\p{Lu}/gu) > count(/\p{L}/gu) * 0.8) return 'capitals';
  return /\d/.test(mark) ? 'numbered' : 'lettered';
}

const isBullet = (line: Line) => line.item?.ordered === false;

function isCapitals(text: string): boolean {
  return (
    (text.match(/\p{Lu}/gu)?.length ?? 0) > 4 &&
    text === text.toUpperCase() &&
    !/[\d_=]{3}/.test(text) &&
    !/\.\s/.test(text.replace(/^[\dIVX]+\.\s/, ''))
  );
}

const chapterNumber =
  /^(?:chapter|unit|module|part|lecture|appendix|week|topic|lesson)\s+(?:\d{1,2}|[ivxlc]{1,5}|[a-f])$/i;

/** "Chapter 1" without its title. */
export const isChapterNumber = (text: string) => chapterNumber.test(text);

/** How deep its number says that a heading is: 2 for "2.1 Methods"; 0 without a number. */
export function depthOf(text: string): number {
  // "2.0 Methods" is the second part, as "2. Methods" would be.
  return (
    numbered
      .exec(text)?.[1]
      ?.replace(/(?:\.0)+$/, '')
      .split('.').length ?? 0
  );
}

const keyOf = ({ size, isBold, rank }: HeadingStyle) => `${size} ${isBold} ${rank}`;

/** Levels for the headings of a document, from 1: by the size and weight of their letters, then by their numbers. */
export function levelsOf(headings: readonly { style: HeadingStyle; text: string }[]): number[] {
  const styles = new Map(headings.map(({ style }) => [keyOf(style), style]));
  const counts = new Map<string, number>();
  const depths = new Map<string, Set<number>>();
  for (const { style, text } of headings) {
    const key = keyOf(style);
    const depth = depthOf(text);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (depth > 0) depths.set(key, (depths.get(key) ?? new Set()).add(depth));
  }
  const start = new Map<string, number>();
  let level = 1;
  for (const [key] of [...styles].sort(([, a], [, b]) => compare(a, b))) {
    start.set(key, level);
    // In a long document one line in letters of its own is decoration, and no level below which all others stand.
    const isRare = level > 1 && headings.length > fewestForRare && (counts.get(key) ?? 0) < 2;
    level += isRare ? 0 : Math.max(1, depths.get(key)?.size ?? 1);
  }
  return headings.map(({ style, text }) => {
    const key = keyOf(style);
    const own = [...(depths.get(key) ?? [])].sort((a, b) => a - b);
    return (start.get(key) ?? 1) + Math.max(0, own.indexOf(depthOf(text)));
  });
}

const compare = (a: HeadingStyle, b: HeadingStyle) =>
  b.size - a.size || Number(b.isBold) - Number(a.isBold) || ranks.indexOf(a.rank) - ranks.indexOf(b.rank);

interface Heading {
  index: number;
  page: number;
  style: HeadingStyle;
  text: string;
}

/**
 * Under a title stand names and a date, in letters of their own that no heading has: large lines above others, before
 * the text begins.
 */
export function withoutTitleBlock<H extends Heading>(headings: readonly H[]): H[] {
  const [first] = headings;
  const run = headings.findIndex(({ index, page }, at) => index !== (first?.index ?? 0) + at || page !== first?.page);
  const block = headings.slice(0, run < 0 ? headings.length : run);
  const largest = Math.max(...block.map(({ style }) => style.size));
  const kindOf = ({ style, text }: Heading) => `${keyOf(style)} ${depthOf(text) > 0}`;
  const others = new Set(headings.slice(block.length).map(kindOf));
  const isName = (heading: Heading) =>
    heading.style.size < largest &&
    !heading.style.isBold &&
    depthOf(heading.text) === 0 &&
    !others.has(kindOf(heading)) &&
    !isChapterNumber(heading.text);
  const names = new Set(block.slice(0, -1).filter(isName).map(kindOf));
  return headings.filter((heading, at) => at >= block.length || !names.has(kindOf(heading)));
}

/** Plain lines that only their numbers make headings, with nothing between them: a list of contents. */
export function withoutNumberedRuns<H extends Heading>(headings: readonly H[]): H[] {
  const isPlain = (at: number) => ['lettered', 'numbered'].includes(headings[at]?.style.rank ?? '');
  const follows = (at: number) =>
    isPlain(at) && isPlain(at - 1) && headings[at]?.index === (headings[at - 1]?.index ?? -2) + 1;
  return headings.filter((_, at) => {
    let [from, to] = [at, at];
    while (follows(from) && at - from < 2) from -= 1;
    while (follows(to + 1) && to - at < 2) to += 1;
    return to - from < 2;
  });
}

/** "1. Bold" above "2. Bold": entries of a list, each of which is short. */
export function isOneOfAList(text: string, neighbours: readonly (Part | undefined)[]): boolean {
  if (!numberOf(text)) return false;
  return neighbours.some(
    (part) => part?.kind === 'text' && part.lines.length < 3 && numberOf(part.lines[0]?.text ?? '') !== null,
  );
}
