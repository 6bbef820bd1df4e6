import { yearIn } from './head.ts';
import { isInstruction } from './headings.ts';
import type { PaperLine } from './line.ts';
import { letterMark, numberMark } from './number-marks.ts';

/** The head of another year's paper inside of a file: from, to, and the year that it names. */
export interface LaterHead {
  from: number;
  to: number;
  year: string;
}

const SESSION = /\b(?:19|20)\d\d\s?[/–-]\s?(?:(?:19|20)\d\d|\d\d)\b/;
const CODE = /\b[A-Z]{3} ?\d{3}\b/;
const OF_HEADS =
  /\b(?:university|polytechnic|college|faculty|department|dept|school|semester|session|sem|exam(?:s|ination|inations)?|test|instructions?|time|duration|objectives?)\b/i;
const LONGEST = 120;
const MOST_WORDS = 8;
/** A head has no more lines than this. */
const MOST_LINES = 10;

/** Lines between questions that name another session than the head above did, with a number one below them. */
export function laterHeads(lines: readonly PaperLine[]): LaterHead[] {
  const heads: LaterHead[] = [];
  let year: string | null = null;
  let [counted, until] = [0, 0];
  lines.forEach(({ text }, at) => {
    if (at < until) return;
    if (isBegun(text)) {
      counted += 1;
      return;
    }
    const named = text.length <= LONGEST && SESSION.test(text) ? yearIn(text) : null;
    if (named === null) return;
    if (counted === 0) year ??= named;
    else if (named !== year && (CODE.test(text) || text.split(/\s+/).length <= MOST_WORDS)) {
      const to = numberOne(lines, at + 1);
      if (to === null) return;
      let from = at;
      while (from > Math.max(until, at - MOST_LINES) && isOfHead(lines[from - 1]!.text)) from -= 1;
      heads.push({ from, to, year: named });
      [year, counted, until] = [named, 0, to];
    }
  });
  return heads;
}

const isBegun = (text: string) => numberMark(text) !== null || letterMark(text) !== null;

const isOfHead = (text: string) =>
  text.length <= LONGEST && !isBegun(text) && (CODE.test(text) || OF_HEADS.test(text)) && !/[?]$/.test(text);

/** Where the counting begins anew below a head; null where something else is counted first. */
function numberOne(lines: readonly PaperLine[], from: number): number | null {
  for (let at = from; at < Math.min(lines.length, from + MOST_LINES); at += 1) {
    const mark = numberMark(lines[at]!.text);
    if (mark && !isInstruction(lines[at]!.text.slice(mark.end))) return mark.value === 1 ? at : null;
  }
  return null;
}
