import { lineAt, type Strip } from './strip.ts';

/** A letter that may stand in front of an option or of a part. */
export interface LetterMark {
  /** From 0. */
  index: number;
  label: string;
  at: number;
  /** Where its text begins. */
  end: number;
  /** At the beginning of a line, or behind a wide gap. */
  isStrong: boolean;
  /** "A." "A)" "(A)" "A" and their small fellows. */
  style: string;
  isStarred: boolean;
}

const MARK =
  /(?<=^|\s|[?:;,…_.](?=[([]))([*✓✔✅☑]? ?)([([]?)([A-Ha-h])(\s?[)\]]\s?[.:]?|[.:]|\s\.(?=\s)|\s?[-–](?=\s))([*✓✔✅☑]?)(\s*)(?=\S)/g;
const BARE = /(?<=^|\n| {2})([*✓✔✅☑]?)([A-Ea-e])\s+(?=\S)/g;
/** "e.g.", "a.m.", "B.C.", "D.C.": no mark where the next letter follows at once and ends there too. */
const ABBREVIATED = /^\p{L}(?:\.|\b)/u;

/** All letters of a text that look like marks, in order. */
export function letterMarks(strip: Strip): LetterMark[] {
  const marks: LetterMark[] = [];
  for (const match of strip.text.matchAll(MARK)) {
    const [whole, star, open, label, close, after, space] = match as unknown as [string, ...string[]];
    const end = match.index + whole.length;
    const isClosed = /[)\]]/.test(close!);
    if (open && !isClosed) continue;
    if (close === '.' && space === '' && ABBREVIATED.test(strip.text.slice(end, end + 4))) continue;
    // White behind a sign inside of a line parts it from the letter: it stands behind the option before.
    const isBefore =
      star!.length > 1 && marks.length > 0 && !/^\n?$/.test(strip.text.slice(match.index - 1, match.index));
    const at = match.index + (isBefore ? star!.length : 0);
    const isStrong = standsApart(strip, at);
    const sign = isClosed ? ')' : close!.trim().slice(0, 1);
    // A colon or a dash behind a letter is a mark only where a line begins: "set A: …".
    if ((close === ' .' || (sign !== ')' && sign !== '.')) && !isStrong) continue;
    marks.push({
      index: label!.toLowerCase().charCodeAt(0) - 97,
      label: label!,
      at,
      end,
      isStrong,
      style: `${open}${label === label!.toLowerCase() ? 'a' : 'A'}${sign}`,
      isStarred: Boolean((!isBefore && star!.trim()) || after),
    });
  }
  return marks;
}

/** Letters without any sign, as in "A 10   B 20": only where nothing else marks the options. */
export function bareMarks(strip: Strip): LetterMark[] {
  return [...strip.text.matchAll(BARE)].map((match) => {
    const [whole, star, label] = match as unknown as [string, ...string[]];
    return {
      index: label!.toLowerCase().charCodeAt(0) - 97,
      label: label!,
      at: match.index,
      end: match.index + whole.length,
      isStrong: true,
      style: label === label!.toLowerCase() ? 'a' : 'A',
      isStarred: Boolean(star),
    };
  });
}

/** At the beginning of a line, or behind a wide gap. */
function standsApart(strip: Strip, at: number): boolean {
  const before = strip.text.slice(Math.max(0, at - 2), at);
  return before === '' || before.endsWith('\n') || /^\s\s$/.test(before) || strip.lines[lineAt(strip, at)]?.from === at;
}
