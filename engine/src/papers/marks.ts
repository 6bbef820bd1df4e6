import type { PaperLine } from './line.ts';
import { type Strip, stripOf } from './strip.ts';

/** Marks that stand behind a question. */
export interface FoundMarks {
  amount: number;
  /** "5 marks each". */
  isEach: boolean;
  /** "Total: 20 marks". */
  isTotal: boolean;
  /** They stand on a line of their own. */
  isApart: boolean;
}

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const UNIT = '(?:marks?|mks?|mrks?|mk|pts?|points?)';
const AMOUNT = `(?<total>(?:grand\\s)?total\\s?(?:marks?\\s?)?[:=]?\\s?)?(?<amount>\\d{1,3}(?:\\.\\d)?)?\\s?(?<fraction>[½¼¾])?\\s?`;
const EACH = '(?<each>,?\\s?(?:for\\s|per\\s)?(?:each|per\\s(?:question|part)))?';
/** "2 marks each = 8 marks": what they come to is said besides. */
const SUM = `(?:\\s?=\\s?\\d{1,3}\\s?${UNIT}?\\.?)?`;
const BRACKETED = new RegExp(`\\s*[([{]\\s?${AMOUNT}${UNIT}\\b\\.?${EACH}${SUM}\\s?[)\\]}]\\.?$`, 'i');
/** Without brackets behind the end of a sentence, white or a dash, or alone in a line. */
const PLAIN = new RegExp(
  `(?:(?<=[.?!:;)\\]…_])\\s|^|\\s{2,}|\\s[-–—=:]+\\s?|\\s(?=\\S{1,4}\\s?(?:mks?|mrks?)))${AMOUNT}(?:marks?|mks?|mrks?)\\.?${EACH}\\.?$`,
  'i',
);
/** Behind any other word only where the question ends: "a test of 40 marks" is none. */
const BEHIND = new RegExp(`(?<=(?<word>[\\p{L}\\p{N}’'”"%²³)]+)\\s)${AMOUNT}marks?\\.?${EACH}$`, 'iu');
const NO_MARKS =
  /^(?:of|for|is|are|was|were|by|with|to|than|or|and|least|most|about|scor(?:ed?|es|ing)|obtain(?:s|ed)?|got|gets?|ha[sd]|have|carr(?:y|ies)|worth|from|in|at|between|only|an?|the|maximum|minimum|over|exactly|earn(?:s|ed)?|awarded|giv(?:es?|ing)|los[et]s?|up)$/i;
const BARE = /(?:^|\s)[([](?<amount>\d{1,2})[)\]]\s?$/;
/** Marks stand at the end of a line. */
const REACH = 70;
/** Its own and those of the whole question. */
const MOST = 3;

/** Whether a line ends in a number in brackets, which may be its marks: several have to. */
export const endsInBareMarks = (text: string) => BARE.test(text.slice(-12));

interface LineEnd {
  /** What follows is not the middle of a sentence. */
  endsHere: boolean;
  /** The question ends with it, or a table follows. */
  isLast: boolean;
  withBare: boolean;
}

/** The marks at the ends of lines, and the lines without them. */
export function takeMarks(strip: Strip, withBare: boolean): { strip: Strip; found: FoundMarks[] } {
  const found: FoundMarks[] = [];
  const lines: PaperLine[] = [];
  const whole = unbroken(strip.lines.map(({ line }) => line));
  whole.forEach((line, at) => {
    const next = whole[at + 1];
    const end = {
      endsHere: !next || next.isRow === true || !/^[\p{Ll},;)]/u.test(next.text),
      isLast: !next || next.isRow === true || whole.slice(at + 1, at + MOST).every(({ text }) => isMarks(text)),
      withBare,
    };
    let { text } = line;
    const here: FoundMarks[] = [];
    for (let time = 0; time < MOST && !line.isRow; time += 1) {
      const taken = takeOne(text, end);
      if (!taken) break;
      here.unshift(taken.marks);
      text = taken.rest;
    }
    for (const one of here) found.push({ ...one, isApart: text.trim() === '' });
    if (text.trim() !== '' || here.length === 0) lines.push(text === line.text ? line : { ...line, text });
  });
  return { strip: found.length > 0 ? stripOf(lines) : strip, found };
}

/** "[4" above "marks]" is one. */
function unbroken(lines: readonly PaperLine[]): PaperLine[] {
  const joined: PaperLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const isBroken =
      above && /(?:^|\s)[([{]?\s?(?:total:?\s?)?\d{0,3}½?$/i.test(above.text.slice(-14)) && REST.test(line.text);
    if (isBroken) joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

const REST = /^(?:\d{1,3}\s?)?(?:marks?|mks?|mrks?)\.?(?:\s?each)?\s?[)\]}]?\.?$/i;

const isMarks = (text: string) =>
  text.length < REACH &&
  (BRACKETED.exec(text)?.index === 0 || PLAIN.exec(text)?.index === 0 || BARE.exec(text)?.index === 0);

function takeOne(text: string, { endsHere, isLast, withBare }: LineEnd): { marks: FoundMarks; rest: string } | null {
  if (!endsHere) return null;
  const line = text.trimEnd();
  const from = Math.max(0, line.length - REACH);
  const tail = line.slice(from);
  const match =
    BRACKETED.exec(tail) ?? PLAIN.exec(tail) ?? (isLast ? (behind(tail) ?? (withBare ? BARE.exec(tail) : null)) : null);
  const { amount, fraction, total, each } = match?.groups ?? {};
  if (!match || (!amount && !fraction)) return null;
  return {
    marks: {
      amount: Number(amount ?? 0) + (FRACTIONS[fraction ?? ''] ?? 0),
      isEach: Boolean(each),
      isTotal: Boolean(total),
      isApart: false,
    },
    rest: line.slice(0, from + match.index).trimEnd(),
  };
}

function behind(tail: string): RegExpExecArray | null {
  const match = BEHIND.exec(tail);
  return match && !NO_MARKS.test(match.groups!.word!) ? match : null;
}
