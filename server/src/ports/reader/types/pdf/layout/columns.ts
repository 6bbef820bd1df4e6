import { findGutters, type Gutter } from './gutters.ts';
import type { Row, Rule, TableBox, Word } from './page.ts';
import { isRunningText } from './prose.ts';
import { hasGap, rowsOf } from './rows.ts';

/** A part of a page that is read from top to bottom. */
export interface Region {
  rows: Row[];
  tables: TableBox[];
}

interface Content {
  words: readonly Word[];
  tables: readonly TableBox[];
  /** Drawn lines: columns end at one that goes across them. */
  rules: readonly Rule[];
  /** A numbered line below the right-hand column of a past paper is the next question of the left-hand one. */
  isPaper?: boolean;
}

/** In units of the letters' size: narrower white is a space between words. */
const narrowestGutter = 0.75;
const fewestLines = 4;
/** Where the page has columns elsewhere, two lines side by side are enough. */
const fewestAgain = 2;
const mostTries = 16;
/** Columns in columns in columns do not exist. */
const deepest = 6;

/**
 * The parts of a page in the order in which they are read: what stands above columns, the columns from left to right,
 * what stands below them. What goes across (a title, a wide table) parts the columns above it from those below.
 */
export function readingRegions(content: Content, seen: readonly Gutter[] = []): Region[] {
  if (content.words.length + content.tables.length === 0) return [];
  const rows = rowsOf([...content.words, ...content.tables.map(tableAsWord), ...content.rules.map(asWord)]);
  const gutter = seen.length < deepest ? columnGutter(rows, content, seen) : null;
  if (!gutter) {
    const isPlain = content.tables.length + content.rules.length === 0;
    return [{ rows: isPlain ? rows : rowsOf(content.words), tables: [...content.tables] }];
  }
  const middle = (gutter.left + gutter.right) / 2;
  const regions: Region[] = [];
  const readOn = (part: readonly Row[], isWanted: (word: Word) => boolean) => {
    const words = part.flatMap((row) => row.words.filter(isWanted));
    regions.push(...readingRegions(withoutDrawings(words, content), [...seen, gutter]));
  };
  const everything = () => true;
  readOn(rows.slice(0, gutter.from), everything);
  for (const { band, isAcross } of bandsBetweenHeadings(rows.slice(gutter.from, gutter.to + 1), middle)) {
    if (isAcross) readOn(band, everything);
    else {
      readOn(band, (word) => (word.left + word.right) / 2 < middle);
      readOn(band, (word) => (word.left + word.right) / 2 >= middle);
    }
  }
  readOn(rows.slice(gutter.to + 1), everything);
  return regions;
}

const plain = { isBold: false, isItalic: false, isFixed: false };

/** What is drawn takes room like a word, in a row of its own, so that nothing opens across it. */
function asWord({ left, right, bottom, top }: Rule): Word {
  return { text: '', left, right, baseline: (bottom + top) / 2, size: 0.01, look: plain };
}

const tableAsWord = (table: TableBox) => ({ ...asWord(table), table });
const isTable = (word: Word): word is Word & { table: TableBox } => 'table' in word;

function withoutDrawings(words: readonly Word[], { rules, isPaper }: Content): Content {
  const tables = words.filter(isTable).map(({ table }) => table);
  return { words: words.filter(({ text }) => text !== ''), tables, rules: insideOf(words, rules), isPaper };
}

/** The lines that were drawn between these words. */
function insideOf(words: readonly Word[], rules: readonly Rule[]): Rule[] {
  const drawn = new Set(words.filter(({ text }) => text === '').map(({ left, baseline }) => `${left} ${baseline}`));
  return rules.filter(({ left, bottom, top }) => drawn.has(`${left} ${(bottom + top) / 2}`));
}

/** The strip between two columns of running text that most rows share. */
function columnGutter(
  rows: readonly Row[],
  { tables, isPaper = false }: Content,
  seen: readonly Gutter[],
): Gutter | null {
  if (rows.length < fewestAgain) return null;
  const size = usualSize(rows);
  if (!hasTwoSides(rows, size * narrowestGutter)) return null;
  const candidates = findGutters(rows, tables, size * narrowestGutter, fewestAgain)
    .sort((a, b) => Math.min(b.leftRows, b.rightRows) - Math.min(a.leftRows, a.rightRows))
    .slice(0, mostTries);
  for (const candidate of candidates) {
    const gutter = withoutTail(withoutLinesBelow(candidate, rows, { size, isPaper }), rows);
    const isSeen = seen.some(({ left, right }) => left < gutter.right && right > gutter.left);
    if (isBetweenColumns(gutter, rows, isSeen ? fewestAgain : fewestLines)) return gutter;
  }
  return null;
}

/** Most pages have one column, and it costs little to see that hardly any row has a gap or begins far from the edge. */
function hasTwoSides(rows: readonly Row[], gap: number): boolean {
  const left = rows.reduce((least, row) => Math.min(least, row.left), Number.POSITIVE_INFINITY);
  const right = rows.reduce((most, row) => Math.max(most, row.right), Number.NEGATIVE_INFINITY);
  let found = 0;
  for (const row of rows) {
    if (row.left > left + (right - left) * 0.2 || hasGap(row, gap)) found += 1;
    if (found >= fewestAgain) return true;
  }
  return false;
}

function isBetweenColumns(gutter: Gutter, rows: readonly Row[], fewest: number): boolean {
  const middle = (gutter.left + gutter.right) / 2;
  const part = rows.slice(gutter.from, gutter.to + 1);
  const side = (isLeft: boolean) =>
    part
      .map(({ words }) => words.filter((word) => word.text !== '' && (word.left + word.right) / 2 < middle === isLeft))
      .filter(({ length }) => length > 0);
  return isRunningText(side(true), fewest) && isRunningText(side(false), fewest);
}

/**
 * Short lines below columns that ended together are text across the page: a column that goes on alone has lines that
 * fill it.
 */
function withoutLinesBelow(
  gutter: Gutter,
  rows: readonly Row[],
  { size, isPaper }: { size: number; isPaper: boolean },
): Gutter {
  let lastRight = gutter.to;
  while (lastRight > gutter.from && (rows[lastRight]?.right ?? 0) < gutter.right) lastRight -= 1;
  for (let index = lastRight + 1; index <= Math.min(gutter.to, lastRight + 3); index += 1) {
    const [above, row] = [rows[index - 1], rows[index]];
    if (!above || !row || leftBaseline(above, gutter) - row.baseline < size * 1.6) continue;
    if (isPaper && label.test(row.words[0]?.text ?? '')) return gutter;
    const below = rows.slice(index, gutter.to + 1);
    return below.every(({ right }) => right < gutter.left - size * 1.5) ? { ...gutter, to: index - 1 } : gutter;
  }
  return gutter;
}

const label = /^\(?(?:\d{1,3}|[A-Ha-h]|[ivx]{1,4})[.)]/;

/** Where the words of the left column stand: those of the right one may stand a little higher in the same row. */
const leftBaseline = ({ words, baseline }: Row, { left }: Gutter) =>
  words.findLast((word) => word.text !== '' && word.right <= left)?.baseline ?? baseline;

/** A short line below the columns that belongs to the text across which follows it: a heading, as a rule. */
function withoutTail(gutter: Gutter, rows: readonly Row[]): Gutter {
  if (gutter.to + 1 >= rows.length) return gutter;
  let { to } = gutter;
  for (let tries = 0; tries < 2 && to > gutter.from; tries += 1) {
    const [above, row, below] = [rows[to - 1], rows[to], rows[to + 1]];
    if (!above || !row || !below || row.right > gutter.left) break;
    const isApart = above.baseline - row.baseline > (row.baseline - below.baseline) * 0.9;
    if (!isApart || above.baseline - row.baseline < row.size * 1.5) break;
    to -= 1;
  }
  return { ...gutter, to };
}

interface Band {
  band: Row[];
  isAcross: boolean;
}

/**
 * A heading at the left between columns that end and begin again at the same heights stands over both of them, though
 * it is too short to reach the second.
 */
function bandsBetweenHeadings(rows: Row[], middle: number): Band[] {
  const size = usualSize(rows);
  const bands: Band[] = [];
  let start = 0;
  rows.forEach((row, index) => {
    if (index <= start || !isHeadingAcross(rows, index, { middle, size })) return;
    bands.push({ band: rows.slice(start, index), isAcross: false }, { band: [row], isAcross: true });
    start = index + 1;
  });
  bands.push({ band: rows.slice(start), isAcross: false });
  return bands;
}

function isHeadingAcross(rows: Row[], index: number, { middle, size }: { middle: number; size: number }): boolean {
  const row = rows[index];
  if (!row || row.right > middle) return false;
  const isHeading = row.size > size * 1.1 || row.words.every(({ look }) => look.isBold);
  if (!isHeading) return false;
  const nearest = (step: 1 | -1, test: (other: Row) => boolean) => {
    for (let at = index + step; at >= 0 && at < rows.length; at += step) {
      const other = rows[at];
      if (other && test(other)) return other.baseline;
    }
    return null;
  };
  const isLeft = (other: Row) => other.left < middle;
  const isRight = (other: Row) => other.right > middle;
  const [leftAbove, rightAbove] = [nearest(-1, isLeft), nearest(-1, isRight)];
  const [leftBelow, rightBelow] = [nearest(1, isLeft), nearest(1, isRight)];
  if (leftAbove === null || rightAbove === null || leftAbove - row.baseline < size * 1.5) return false;
  // The left one may have a line more, and the right one goes on with text, not with a heading of its own.
  if (rightAbove < leftAbove - size * 0.6 || rightAbove > leftAbove + size * 1.6) return false;
  const begins = rows.find(({ baseline }) => baseline === rightBelow)?.words.filter(({ left }) => left > middle) ?? [];
  if (begins.length > 0 && begins.every((word) => word.look.isBold || word.size > size * 1.1)) return false;
  if (leftBelow === null || rightBelow === null) return leftBelow === rightBelow;
  return Math.abs(leftBelow - rightBelow) < size * 0.5 && rightAbove - rightBelow > size * 2.5;
}

/** The size that most letters have. */
function usualSize(rows: readonly Row[]): number {
  const letters = new Map<number, number>();
  for (const { words } of rows)
    for (const { size, text } of words) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] || 10;
}
