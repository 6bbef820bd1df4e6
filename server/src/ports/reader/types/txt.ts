import { linesOfText } from '@akada/engine/papers';
import { Flow } from '../flow.ts';
import type { Parsed, ParserHelp } from '../parsed.ts';
import { decodePlainText } from '../text.ts';
import { Unreadable } from '../unreadable.ts';
import { bulletOf, numberOf } from './list-marks.ts';
import { numberDepth, opensParagraph, paragraphDepths } from './numbered-paragraphs.ts';

/**
 * Plain text has no structure but what its writer's habits show: blank lines, marks of lists, underlined headings,
 * and the # and ** of Markdown.
 */
export function parseTxt(bytes: Buffer, { wantsLines }: ParserHelp): Parsed {
  const text = decodePlainText(bytes);
  if (text === null) throw new Unreadable('file_corrupt');
  const flow = new Flow();
  const pages = text.split('\f');
  pages.forEach((page, index) => {
    if (pages.length > 1) flow.place = { page: index + 1 };
    readLines(page.split(/\r\n?|\n/), flow);
  });
  const lines = wantsLines ? { lines: linesOfText(text) } : {};
  return { blocks: flow.blocks, pages: pages.length > 1 ? pages.length : null, ...lines };
}

const named =
  /^(?:(chapter|unit|module|part|lecture|week|topic)|section|lesson)\s+(\d+|[ivxlc]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

/** The depth of a heading that shows itself by its words, its number or its capitals, or null. */
function headingDepth(line: string): number | null {
  const text = line.trim();
  if (text.length > 90 || /[.,;!?]$/.test(text)) return null;
  const name = named.exec(text);
  if (name) return name[1] ? 1 : 2;
  const number = numberDepth(text);
  if (number !== null) return number;
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() ? 1 : null;
}

/** Right below a sentence only a short line can be a heading: a longer one may go on with the paragraph. */
const longestBelowText = 60;

function standsAlone(lines: readonly string[], index: number, above: string): boolean {
  const next = (lines[index + 1] ?? '').trim();
  return (
    /[.!?:]$/.test(above.trim()) && (lines[index] ?? '').trim().length <= longestBelowText && !/^\p{Ll}/u.test(next)
  );
}

/** A line below a heading that goes on with it, as the second line of a wrapped entry does. */
const shortestProse = 40;

/**
 * `1. Diffusion` above a paragraph, with or without a blank line between: a heading. Above or below an entry whose
 * number is next to its own it is one of a list, and so it is where the line below goes on with it.
 */
function isNumberedHeading(lines: readonly string[], index: number): boolean {
  const text = (lines[index] ?? '').trim();
  const mark = /^(\d{1,2})[.)]?\s+\p{Lu}/u.exec(text);
  if (!mark || text.length > 90 || /[.,;:!?]$/.test(text)) return false;
  const isBare = !/^\d+[.)]/.test(text);
  const isBeside = (line: string, step: 1 | -1) => numberOf(line)?.mark === String(Number(mark[1]) + step);
  const [above, below] = [nearest(lines, index, -1), nearest(lines, index, 1)];
  if (below === '' || isBeside(below, 1) || isBeside(above, -1)) return false;
  const [isOpenAbove, isOpenBelow] = [(lines[index - 1] ?? '').trim() !== '', (lines[index + 1] ?? '').trim() !== ''];
  if (isOpenBelow && (bulletOf(below) ?? numberOf(below))) return false;
  if (!isOpenAbove && !isOpenBelow) return true;
  // "3 Cells" within wrapped lines is more likely a number of cells.
  if (isBare || (isOpenAbove && !/[.!?:]$/.test(above.trim()))) return false;
  // "2. Spoilage" right above "2.1 Enzymes".
  if (!isOpenBelow || below.trim().startsWith(`${mark[1]}.1`)) return true;
  return /^\s*\p{Lu}/u.test(below) && below.trim().length >= shortestProse;
}

const longestLone = 70;

/** A short line between blank ones above a paragraph: the heading of a text whose lines were wrapped by hand. */
function isLoneHeading(lines: readonly string[], index: number): boolean {
  const text = (lines[index] ?? '').trim();
  if (text.length > longestLone || !/^[“"(]?\p{Lu}.*[\p{L}\p{N}?)”"]$/u.test(text)) return false;
  if ((lines[index - 1] ?? '').trim() || (lines[index + 1] ?? '').trim()) return false;
  const [above, below] = [nearest(lines, index, -1).trim(), nearest(lines, index, 1).trim()];
  const isText = below.length > text.length && below.length >= shortestProse && /^[“"(]?[\p{Lu}\d]/u.test(below);
  return (isText || bulletOf(below) !== null) && !/[:,;]$/.test(above);
}

/** Where every other paragraph is such a line, they are verses or entries, and no headings. */
function haveLoneHeadings(lines: readonly string[]): boolean {
  const paragraphs = lines.filter((line, index) => line.trim() && !(lines[index - 1] ?? '').trim()).length;
  return lines.filter((_, index) => isLoneHeading(lines, index)).length * 2 < paragraphs;
}

/** The next line that is not blank, downwards or upwards; empty at the end. */
function nearest(lines: readonly string[], from: number, step: 1 | -1): string {
  let at = from + step;
  while (at >= 0 && at < lines.length && !lines[at]?.trim()) at += step;
  return lines[at] ?? '';
}

/** Bold, as Markdown has it. */
const starred = /\*\*(?=\S)([^*]{1,200})(?<=\S)\*\*/g;
const underline = /^\s*(={3,}|-{3,}|~{3,})\s*$/;

function readLines(lines: string[], flow: Flow): void {
  let open: string[] = [];
  let item: { ordered: boolean } | undefined;
  /** The number of the latest entry that had one, since the latest heading. */
  let lastMark = '';
  const finish = () => {
    const text = open.join(' ');
    const bold = [...text.matchAll(starred)].map(([, words]) => words ?? '');
    const plain = text.replace(starred, '$1');
    if (item) flow.item(item.ordered, plain, bold);
    else flow.paragraph(plain, bold);
    open = [];
    item = undefined;
  };
  // Below "Chapter two" the parts that are numbered 1, 2, 3 are parts of the chapter.
  const topDepth = lines.some((line) => line.length <= 90 && named.exec(line.trim())?.[1]) ? 2 : 1;
  // Lines that go on below each other are one paragraph only where the text was wrapped by hand.
  const isWrapped = lines.every((line) => line.length <= 100);
  const hasLone = isWrapped && haveLoneHeadings(lines);
  const width = isWrapped ? lines.reduce((most, line) => Math.max(most, line.length), 0) : Number.POSITIVE_INFINITY;
  const paragraphsAt = paragraphDepths(lines, width);
  /** "1.2 Luminosity is the energy that a star radiates each" above the rest of it. */
  const isNumberedText = (line: string, next: string) => {
    const number = numberDepth(line);
    if (number === null) return numberOf(line) !== null && opensParagraph(line, next, width);
    return paragraphsAt.has(number) || opensParagraph(line, next, width);
  };

  lines.forEach((line, index) => {
    const next = lines[index + 1] ?? '';
    const isText = isNumberedText(line, next);
    const isTop = !isText && isNumberedHeading(lines, index);
    const stands = !isText && (open.length === 0 || !isWrapped || standsAlone(lines, index, open.at(-1) ?? ''));
    const known = isTop ? topDepth : stands ? headingDepth(line) : null;
    const depth = known ?? (hasLone && open.length === 0 && isLoneHeading(lines, index) ? 2 : null);
    const hash = /^(#{1,6})\s+(.+)$/.exec(line);
    const bullet = bulletOf(line);
    const number = numberOf(line);
    if (!line.trim()) finish();
    else if (underline.test(line) && open.length === 0) return;
    else if (hash) {
      finish();
      flow.heading((hash[1] ?? '').length, hash[2] ?? '');
    } else if (underline.test(next) && line.trim().length <= 120 && open.length === 0) {
      flow.heading(next.includes('=') ? 1 : 2, line);
    } else if (depth !== null) {
      finish();
      lastMark = '';
      flow.heading(depth, line);
    } else if (bullet ?? number) {
      finish();
      const isBelow = lastMark !== '' && number !== null && /^[a-z]$/.test(number.mark);
      if (number && /^\d/.test(number.mark)) lastMark = number.mark;
      item = { ordered: bullet === null };
      // "a." below "1." is an option or a part of it: without its letter it would be the next entry.
      open = [isBelow ? `${number.mark}) ${number.text}` : (bullet ?? number?.text ?? '')];
    } else {
      if (!isWrapped) finish();
      open.push(line);
    }
  });
  finish();
}
