import { Flow } from '../flow.ts';
import type { Parsed } from '../parsed.ts';
import { decodePlainText } from '../text.ts';
import { Unreadable } from '../unreadable.ts';
import { bulletOf, numberOf } from './list-marks.ts';

/**
 * Plain text has no structure but what its writer's habits show: blank lines, marks of lists, underlined headings,
 * and the # of Markdown.
 */
export function parseTxt(bytes: Buffer): Parsed {
  const text = decodePlainText(bytes);
  if (text === null) throw new Unreadable('file_corrupt');
  const flow = new Flow();
  const pages = text.split('\f');
  pages.forEach((page, index) => {
    if (pages.length > 1) flow.place = { page: index + 1 };
    readLines(page.split(/\r\n?|\n/), flow);
  });
  return { blocks: flow.blocks, pages: pages.length > 1 ? pages.length : null };
}

const named =
  /^(?:(chapter|unit|module|part|lecture|week|topic)|section|lesson)\s+(\d|[ivxlc]+\b|one|two|three|four|five|six|seven|eight|nine|ten)/i;
const numbered = /^(\d{1,2}(?:\.\d{1,2}){1,4})\.?\s+\p{Lu}/u;

/** The depth of a heading that shows itself by its words, its number or its capitals, or null. */
function headingDepth(line: string): number | null {
  const text = line.trim();
  if (text.length > 90 || /[.,;!?]$/.test(text)) return null;
  const name = named.exec(text);
  if (name) return name[1] ? 1 : 2;
  const number = numbered.exec(text)?.[1];
  if (number) return number.split('.').length;
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() ? 1 : null;
}

const isMarked = (line: string) => numberOf(line) !== null || bulletOf(line) !== null;

/**
 * `1. Diffusion` on a line of its own above a paragraph: a heading. Above or below another entry it is one of a list,
 * whose entries have blank lines between them.
 */
function isNumberedHeading(lines: readonly string[], index: number): boolean {
  const text = (lines[index] ?? '').trim();
  if (!/^\d{1,2}[.)]\s+\p{Lu}/u.test(text) || text.length > 90 || /[.,;:!?]$/.test(text)) return false;
  if ((lines[index - 1] ?? '').trim() || (lines[index + 1] ?? '').trim()) return false;
  const below = nearest(lines, index, 1);
  return below !== '' && !isMarked(below) && !isMarked(nearest(lines, index, -1));
}

/** The next line that is not blank, downwards or upwards; empty at the end. */
function nearest(lines: readonly string[], from: number, step: 1 | -1): string {
  let at = from + step;
  while (at >= 0 && at < lines.length && !lines[at]?.trim()) at += step;
  return lines[at] ?? '';
}

const underline = /^\s*(={3,}|-{3,}|~{3,})\s*$/;

function readLines(lines: string[], flow: Flow): void {
  let open: string[] = [];
  let item: { ordered: boolean } | undefined;
  const finish = () => {
    const text = open.join(' ');
    if (item) flow.item(item.ordered, text);
    else flow.paragraph(text);
    open = [];
    item = undefined;
  };
  // Lines that go on below each other are one paragraph only where the text was wrapped by hand.
  const isWrapped = Math.max(0, ...lines.map((line) => line.length)) <= 100;

  lines.forEach((line, index) => {
    const next = lines[index + 1] ?? '';
    const isTop = open.length === 0 && isNumberedHeading(lines, index);
    const depth = isTop ? 1 : open.length === 0 || !isWrapped ? headingDepth(line) : null;
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
      flow.heading(depth, line);
    } else if (bullet ?? number) {
      finish();
      item = { ordered: bullet === null };
      open = [bullet ?? number?.text ?? ''];
    } else {
      if (!isWrapped) finish();
      open.push(line);
    }
  });
  finish();
}
