import { asks } from './asks.ts';
import { isSectionHeading } from './headings.ts';
import { pairsIn, pairsOfRows } from './key-entries.ts';
import type { PaperLine } from './line.ts';

/** "14. Oba", "16 1973". */
const NUMBERED = /^(?:Q(?:uestion)?\.?\s?)?\(?(\d{1,3})(?:\)\.?|[.:,=–-]|(?=\s))\s*(?=\S)/i;
/** What stands in a question and in no answer to one: a gap, its marks, options. */
const OF_QUESTIONS = /_{2,}|\.{4,}|…|[?:]$|\d\s?(?:marks?|mks?)\b|(?:^|\s)\(?[Bb][.)]\s?\S/;
const LONGEST = 60;
const MOST_WORDS = 8;

/**
 * For each line, whether it and all that follow are short answers whose numbers count up, section by section: nothing
 * of a question stands there any more. One pass from the end.
 */
export function answersOnly(lines: readonly PaperLine[], pairs: readonly number[]): boolean[] {
  const only = new Array<boolean>(lines.length + 1).fill(true);
  let next = Number.POSITIVE_INFINITY;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const { text } = lines[at]!;
    const isHeading = isSectionHeading(text);
    const said = isHeading ? null : valuesIn(text, pairs[at]! > 0);
    const isRow = pairsOfRows(text, lines[at + 1]?.text ?? '').length > 0;
    const isBelow = at > 0 && pairsOfRows(lines[at - 1]!.text, text).length > 0;
    only[at] = only[at + 1]! && (isHeading || isRow || isBelow || (said !== null && said.last < next));
    next = said ? said.first : Number.POSITIVE_INFINITY;
  }
  return only;
}

/** The first and the last number that a line of answers has; null where it is none. */
function valuesIn(text: string, isPairs: boolean): { first: number; last: number } | null {
  if (isPairs) {
    const found = pairsIn(text);
    return { first: Number(found[0]!.number), last: Number(found.at(-1)!.number) };
  }
  const number = isShortAnswer(text);
  return number === null ? null : { first: number, last: number };
}

/** The number of a short answer that asks nothing; null where a line is none. */
export function isShortAnswer(text: string): number | null {
  const mark = text.length <= LONGEST ? NUMBERED.exec(text) : null;
  if (!mark) return null;
  const rest = text.slice(mark[0].length).trim();
  const isShort = rest.split(/\s+/).length <= MOST_WORDS;
  return isShort && !asks(rest) && !OF_QUESTIONS.test(rest) ? Number(mark[1]) : null;
}

const TITLE =
  /\b(?:answers?(?:\s+(?:keys?|sheet))?|solutions?|keys?|marking\s+(?:guide|scheme|key)|memo(?:randum)?)\W*$/i;

/** "GST 112 TEST 2022/2023 – MARKING GUIDE": the title of a file that holds nothing but answers. */
export const entitlesKey = (text: string) => text.length <= 120 && TITLE.test(text) && !/\bquestions?\b/i.test(text);
