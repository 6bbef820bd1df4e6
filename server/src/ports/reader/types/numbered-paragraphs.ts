import { countWords } from '../text.ts';
import { bulletOf, numberOf } from './list-marks.ts';

const numbered = /^\s*(\d{1,2}(?:\.\d{1,2}){1,4})\.?\s+\p{Lu}/u;

/** How deep a number such as "2.1" stands, or null; "2.0 Objectives" is the second part, as "2. Objectives" would be. */
export function numberDepth(line: string): number | null {
  const number = numbered.exec(line)?.[1];
  return number === undefined ? null : number.replace(/(?:\.0)+$/, '').split('.').length;
}

const mostWords = 14;
const endsAmidst =
  /[,;]$|\b(?:the|an?|of|and|or|nor|but|to|in|on|for|with|by|at|as|from|into|than|that|which|who|whose|is|are|was|were|be|has|have|its|their|about)$/i;
const holdsEnd = /\p{Ll}{3}[.!?] \p{Lu}|[.!?]$/u;

/** Whether a line with a number begins a paragraph: it is a sentence, or the next line goes on with it. */
export function opensParagraph(line: string, next: string, width: number): boolean {
  const text = line.trim();
  if (holdsEnd.test(text) || endsAmidst.test(text) || countWords(text) > mostWords) return true;
  const below = next.trim();
  if (below === '' || (bulletOf(next) ?? numberOf(next)) !== null || numberDepth(next) !== null) return false;
  // A line that was broken by hand is as long as the first word of the next one allows.
  const [first = ''] = below.split(/\s/, 1);
  return /^\p{Ll}/u.test(below) || line.trimEnd().length + 1 + first.length > width;
}

/** The depths at which a text numbers its paragraphs, as handouts and statutes do, and not its headings. */
export function paragraphDepths(lines: readonly string[], width: number): ReadonlySet<number> {
  const counts = new Map<number, { all: number; paragraphs: number }>();
  lines.forEach((line, index) => {
    const depth = numberDepth(line);
    if (depth === null) return;
    const count = counts.get(depth) ?? { all: 0, paragraphs: 0 };
    count.all += 1;
    if (opensParagraph(line, lines[index + 1] ?? '', width)) count.paragraphs += 1;
    counts.set(depth, count);
  });
  return new Set([...counts].filter(([, { all, paragraphs }]) => paragraphs * 2 > all).map(([depth]) => depth));
}
