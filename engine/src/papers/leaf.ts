import { type GivenAnswer, givenAnswer, letterBehind, withoutName } from './answers.ts';
import { lettersOf } from './key-entries.ts';
import { type PaperLine, tidy } from './line.ts';
import { type FoundMarks, takeMarks } from './marks.ts';
import type { LetterSet } from './option-sets.ts';
import type { PaperOption, PaperText } from './paper.ts';
import { strayLabels } from './part-levels.ts';
import { lineAt, proseOf, type Strip, sliceOf } from './strip.ts';

/** What the paper as a whole says about how its questions are set. */
export interface PaperHabits {
  /** Longer lines were broken by the page: what follows may go on with them. */
  width: number;
  hasBareMarks: boolean;
  /** How often letters of a case stood in front of options so far. */
  options: { large: number; small: number };
  /** How often in front of parts. */
  parts: { large: number; small: number };
}

/** A question without parts, as it was read. */
export interface Leaf {
  text: string;
  options: PaperOption[];
  /** The letters or the words that the paper itself gives as the answer. */
  answer: string | null;
  /** Labels of options that are set off by a star or by bold letters. */
  starred: string[];
  bold: string[];
  /** All that stand with it, and those that are its own. */
  found: FoundMarks[];
  marks: number | null;
  reason: string | null;
  doubts: string[];
  /** Lines behind the last option that do not go on with it. */
  strays: PaperText[];
}

/** A text without options. */
export function openLeaf(strip: Strip, habits: PaperHabits): Leaf {
  const answer = givenAnswer(strip);
  const whole = answer ? cutOut(strip, answer) : strip;
  const { until, strays } = endOfTruth(whole, habits.width);
  const { strip: plain, found } = takeMarks(
    until < whole.text.length ? sliceOf(whole, 0, until) : whole,
    habits.hasBareMarks,
  );
  const labels = strayLabels(plain);
  const doubts = labels.length > 0 ? [`Another part may stand in it: (${labels[0]})`] : [];
  return { ...EMPTY(), text: proseOf(plain), found, strays, doubts, ...answerOf(answer) };
}

/** "True or false?" at the end of a line ends a statement. */
const TRUTH = /(?:\btrue\s?(?:\/|or)\s?false|\bt\s?\/\s?f)\s?[)\]?:.]{0,2}$/i;

function endOfTruth(strip: Strip, width: number): { until: number; strays: PaperText[] } {
  const line = strip.lines.find(({ line: { text } }) => TRUTH.test(text.slice(-24)));
  return line ? endOfOptions(strip, line.from, strip.text.length, width) : { until: strip.text.length, strays: [] };
}

const EMPTY = (): Leaf => ({
  text: '',
  options: [],
  answer: null,
  starred: [],
  bold: [],
  found: [],
  marks: null,
  reason: null,
  doubts: [],
  strays: [],
});

/** The stem, and the options behind their letters; what follows them and does not go on is given back. */
export function choiceLeaf(strip: Strip, { marks: letters }: LetterSet, habits: PaperHabits): Leaf {
  const answer = givenAnswer(strip) ?? letterBehind(strip);
  const first = letters[0]!.at;
  const end = answer && answer.from > first ? answer.from : strip.text.length;
  const { until, strays } = endOfOptions(strip, letters.at(-1)!.end, end, habits.width);
  const leaf = EMPTY();
  const stem = answer && answer.from < first ? cutOut(sliceOf(strip, 0, first), answer) : sliceOf(strip, 0, first);
  const { strip: plainStem, found } = takeMarks(stem, habits.hasBareMarks);
  leaf.text = proseOf(plainStem);
  leaf.found = found;
  leaf.strays = strays;
  letters.forEach((mark, at) => {
    const to = letters[at + 1]?.at ?? until;
    const raw = proseOf(strip, mark.end, to);
    const isLast = at === letters.length - 1;
    const isBetween = !isLast && BETWEEN.test(strip.text.slice(Math.max(mark.end, to - 6), to));
    if (isBetween) leaf.doubts.push(`The mark may be for ${mark.label} or for ${letters[at + 1]!.label}`);
    const cut = isLast && found.length === 0 ? takeMarks(sliceOf(strip, mark.end, to), false) : null;
    if (cut) leaf.found = cut.found;
    const { text: plain, isStarred } = withoutStar(cut && cut.found.length > 0 ? proseOf(cut.strip) : raw);
    leaf.options.push({ label: mark.label, text: plain });
    if (mark.isStarred || (isStarred && !isBetween)) leaf.starred.push(mark.label);
    if (isBold(strip, mark.end, Math.min(to, mark.end + Math.max(1, raw.length)))) leaf.bold.push(mark.label);
  });
  leaf.options = withoutCommas(inOrder(leaf.options, letters));
  return { ...leaf, ...answerOf(answer) };
}

/** Options that stand in two columns are read row by row; their letters say their order. */
function inOrder(options: PaperOption[], letters: LetterSet['marks']): PaperOption[] {
  const indices = letters.map(({ index }) => index);
  if (new Set(indices).size < indices.length) return options;
  const places = indices.map((_, at) => at).sort((a, b) => indices[a]! - indices[b]!);
  return places.map((at) => options[at]!);
}

/** "a. one; b. two; c. three": signs that only part them. */
function withoutCommas(options: PaperOption[]): PaperOption[] {
  const parted = options.slice(0, -1);
  const sign = parted[0]?.text.at(-1) ?? '';
  if (!/[;,]/.test(sign) || !parted.every(({ text }) => text.endsWith(sign))) return options;
  return options.map((option) => ({ ...option, text: option.text.replace(/\s*[;,]$/, '') }));
}

/** "A. Jos   ✓ B. Lokoja": nearer to the option that follows. */
const BETWEEN = /\s{2}[*✓✔✅☑√] $/;
const STAR = /\s*(?:\*+|[✓✔✅☑√](?=$)|\(\*\)|\((?:correct|right|ans(?:wer)?)\))$/i;

function withoutStar(text: string): { text: string; isStarred: boolean } {
  const match = STAR.exec(text.slice(-14));
  const lead = /^[*✓✔✅☑]\s*(?=\S)/.exec(text);
  if (!match && !lead) return { text, isStarred: false };
  const end = match ? text.length - match[0].length : text.length;
  return { text: text.slice(lead?.[0].length ?? 0, end).trim(), isStarred: true };
}

/** All of the letters and figures between two places are set off. */
function isBold({ text, bold }: Strip, from: number, to: number): boolean {
  let at = from;
  for (let next = firstBehind(bold, from); next < bold.length; next += 1) {
    const [start, end] = bold[next]!;
    if (start >= to) break;
    if (/[\p{L}\p{N}]/u.test(text.slice(at, Math.max(at, start)))) return false;
    at = Math.max(at, end);
  }
  return at > from && !/[\p{L}\p{N}]/u.test(text.slice(at, to));
}

/** The first stretch that ends behind a place; they stand in order. */
function firstBehind(bold: Strip['bold'], place: number): number {
  let [low, high] = [0, bold.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bold[middle]![1] <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the last option ends: its lines go on as long as they are full or begin small. */
function endOfOptions(strip: Strip, from: number, to: number, width: number): { until: number; strays: PaperText[] } {
  let at = lineAt(strip, from);
  for (; at + 1 < strip.lines.length; at += 1) {
    const below = strip.lines[at + 1]!;
    if (below.from >= to) return { until: to, strays: [] };
    if (!goesOn(strip.lines[at]!.line, below.line, width)) break;
  }
  const next = strip.lines[at + 1];
  if (!next) return { until: to, strays: [] };
  const strays: PaperText[] = [];
  for (let line = at + 1; line < strip.lines.length && strip.lines[line]!.from < to; line += 1) {
    const { text, page, isRow } = strip.lines[line]!.line;
    strays.push({ text: tidy(text, isRow), page });
  }
  return { until: next.from, strays };
}

/** Whether a line goes on with the one above it. */
export function goesOn(above: PaperLine, line: PaperLine, width: number): boolean {
  if (above.isWhole) return false;
  if (/^[\p{Ll})\],;=+×÷<>≤≥]/u.test(line.text)) return true;
  if (
    /(?:[,–-]|\b(?:the|an?|of|and|or|to|in|on|for|with|by|at|as|from|than|that|which|is|are))$/.test(
      above.text.slice(-12),
    )
  )
    return true;
  if (line.isBroken !== undefined) return line.isBroken;
  const [word = ''] = line.text.split(' ', 1);
  return !line.isAfterGap && above.text.length + 1 + word.length > width;
}

const cutOut = (strip: Strip, { from, to }: GivenAnswer): Strip =>
  to >= strip.text.length
    ? sliceOf(strip, 0, from)
    : joined(sliceOf(strip, 0, from), sliceOf(strip, to, strip.text.length));

function joined(one: Strip, other: Strip): Strip {
  const moved = one.text.length + 1;
  return {
    text: `${one.text}\n${other.text}`,
    lines: [...one.lines, ...other.lines.map((line) => ({ ...line, from: line.from + moved, to: line.to + moved }))],
    bold: [...one.bold, ...other.bold.map(([from, to]): [number, number] => [from + moved, to + moved])],
  };
}

/** The letter in front, the rest as the reason; words as they are. */
function answerOf(given: GivenAnswer | null): Pick<Leaf, 'answer' | 'reason'> {
  if (!given) return { answer: null, reason: null };
  const [line = '', ...below] = given.text.split('\n');
  const named = lettersOf(line);
  const rest = withoutName(tidy(below.join(' ')));
  if (!named) return { answer: tidy(`${line} ${below.join(' ')}`), reason: null };
  const reason = [withoutName(named.reason), rest].filter(Boolean).join(' ');
  return { answer: named.letters.join(named.isOpen ? '/' : ', '), reason: reason || null };
}
