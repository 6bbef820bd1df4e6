import { asks, setsTask } from './key-regions.ts';
import { choiceLeaf, goesOn, type Leaf, openLeaf, type PaperHabits } from './leaf.ts';
import { romanMark, romanValue } from './number-marks.ts';
import { type LetterSet, letterSets } from './option-sets.ts';
import { lineAt, proseOf, type Strip, sliceOf } from './strip.ts';

/** A question or a part of one: what stands in front of its own number, and the leads that it shares. */
export interface ReadPart {
  /** "", "(a)", "(a)(ii)". */
  suffix: string;
  leads: string[];
  leaf: Leaf;
  strip: Strip;
}

/** What the section says its questions are. */
export type SectionForm = 'choice' | 'open' | 'unknown';

const DEEPEST = 2;

/** The parts of a question, or itself where it has none. */
export function readParts(strip: Strip, habits: PaperHabits, form: SectionForm, depth = 0): ReadPart[] {
  const romans = depth < DEEPEST ? romanSet(strip) : null;
  const styles = letterSets(strip);
  for (const sets of styles) {
    const [set] = sets;
    if (depth >= DEEPEST || !set || isInStem(set, styles, habits) || !areParts(strip, set, form, habits)) continue;
    // (i) above (a) has (a) among its parts, and the other way round.
    if (romans && romans[0]!.at < set.marks[0]!.at) break;
    return split(strip, set.marks, habits, form, depth);
  }
  const options = optionsAmong(styles.filter(([set]) => !isInStem(set!, styles, habits)));
  if (romans && !options && areRomanParts(strip, romans, form)) return split(strip, romans, habits, form, depth);
  if (romans && !options && romans.length > 2)
    return [{ suffix: '', leads: [], leaf: choiceLeaf(strip, { style: 'i', marks: romans }, habits), strip }];
  if (!options) return [{ suffix: '', leads: [], leaf: openLeaf(strip, habits), strip }];
  return choices(strip, options, habits);
}

/** The style with the most letters holds the options. */
function optionsAmong(styles: readonly LetterSet[][]): LetterSet[] | undefined {
  const size = (sets: LetterSet[]) => sets.reduce((most, { marks }) => Math.max(most, marks.length), 0);
  return [...styles].sort((a, b) => size(b) - size(a))[0];
}

interface PartMark {
  label: string;
  at: number;
  end: number;
}

function split(strip: Strip, marks: readonly PartMark[], habits: PaperHabits, form: SectionForm, depth: number) {
  const lead = proseOf(strip, 0, marks[0]!.at);
  return marks.flatMap((mark, at) => {
    const inner = sliceOf(strip, mark.end, marks[at + 1]?.at ?? strip.text.length);
    return readParts(inner, habits, form, depth + 1).map((part) => ({
      ...part,
      suffix: `(${mark.label})${part.suffix}`,
      leads: lead ? [lead, ...part.leads] : part.leads,
    }));
  });
}

/** "(a) The market floods. (b) It is closed. Which …? A. … B. …": letters of the text, in front of the options. */
function isInStem(set: LetterSet, styles: readonly LetterSet[][], { options }: PaperHabits): boolean {
  const last = set.marks.at(-1)!.at;
  return (
    options.large >= SETTLED &&
    set.style.includes('a') &&
    styles.some(([other]) => other!.style.includes('A') && other!.marks.length > 2 && other!.marks[0]!.at > last)
  );
}

const LONG = 90;
const SETTLED = 3;

/** Letters in front of tasks rather than of answers to choose from. */
function areParts(strip: Strip, { marks, style }: LetterSet, form: SectionForm, { options }: PaperHabits): boolean {
  const texts = marks.map(({ end }, at) => strip.text.slice(end, marks[at + 1]?.at ?? strip.text.length).trim());
  const asking = texts.filter(asks).length;
  const marked = texts.filter((text) => /[([]\s?\d{1,2}(?:\.\d|½)?\s?(?:marks?|mks?)?\s?[)\]]\.?$/i.test(text)).length;
  const isBare = strip.text.slice(0, marks[0]!.at).trim() === '';
  const isSmall = style.includes('a');
  if (form === 'choice' && !isBare) return false;
  if (isBare) return isSmall || asking > 0 || marked > 0;
  if (form === 'open') return isSmall || asking * 2 >= texts.length || marked > 1;
  // Where such letters stand in front of options elsewhere, those may ask as well; all of them set no task.
  const isSettled = (isSmall ? options.small : options.large) >= SETTLED;
  if (isSettled && marked === 0 && !texts.every(setsTask)) return false;
  // "Simplify the following: (a) 2x + 3x".
  const stem = strip.text.slice(0, marks[0]!.at).trim();
  if (isSmall && !isSettled && setsTask(stem) && /following\b.{0,30}$|:$/i.test(stem.slice(-60))) return true;
  if ((isSmall && asking * 2 >= texts.length) || marked * 2 > texts.length) return true;
  const isLong = texts.every((text) => text.length > LONG);
  return isSmall && isLong && texts.some((text) => /\?/.test(text));
}

interface RomanMark extends PartMark {
  index: number;
  isStrong: boolean;
  isStarred: boolean;
  style: string;
}

/** Romans that count on from i, each at the beginning of a line or behind the one before. */
function romanSet(strip: Strip): RomanMark[] | null {
  const marks: RomanMark[] = [];
  for (const match of strip.text.matchAll(/(?<=^|\s)\(?[ivx]{1,5}(?:\)|\.)(?=\s*\S)/gi)) {
    const mark = romanMark(strip.text.slice(match.index, match.index + 12));
    if (!mark || mark.value !== marks.length + 1) continue;
    if (marks[0] && mark.style !== marks[0].style) continue;
    const end = match.index + mark.end;
    if (marks.length > 0 && match.index <= marks.at(-1)!.end) continue;
    const { label, style } = mark;
    marks.push({ label, at: match.index, end, index: romanValue(label) - 1, isStrong: true, isStarred: false, style });
  }
  return marks.length > 1 ? marks : null;
}

function areRomanParts(strip: Strip, marks: readonly RomanMark[], form: SectionForm): boolean {
  const texts = marks.map(({ end }, at) => strip.text.slice(end, marks[at + 1]?.at ?? strip.text.length).trim());
  const isBare = strip.text.slice(0, marks[0]!.at).trim() === '';
  const isLarge = marks[0]!.label === marks[0]!.label.toUpperCase();
  // I, II, III are statements to judge, as a rule.
  if (isLarge && !isBare) return false;
  return isBare || form !== 'choice' || texts.filter(asks).length * 2 >= texts.length;
}

/** A question with options; where the letters begin anew, another question stands there whose number is lost. */
function choices(strip: Strip, sets: readonly LetterSet[], habits: PaperHabits): ReadPart[] {
  const parts: ReadPart[] = [];
  let from = 0;
  let pending: LetterSet | null = null;
  sets.forEach((set, at) => {
    const next = sets[at + 1];
    const boundary = next
      ? lineBetween(strip, set.marks.at(-1)!.end, next.marks[0]!.at, habits.width)
      : strip.text.length;
    const whole: LetterSet = pending ? { style: set.style, marks: [...pending.marks, ...set.marks] } : set;
    if (boundary === null) {
      pending = whole;
      return;
    }
    const inner = sliceOf(strip, from, boundary);
    const leaf = choiceLeaf(inner, moved(whole, from), habits);
    if (whole.marks.length > 2) habits.options[whole.style.includes('a') ? 'small' : 'large'] += 1;
    if (pending) leaf.doubts.push('The text runs on');
    parts.push({ suffix: parts.length === 0 ? '' : LOST, leads: [], leaf, strip: inner });
    pending = null;
    from = boundary;
  });
  return parts;
}

/** Stands for a number that could not be read. */
export const LOST = '?';

/** The marks of a set inside of a slice that begins with a line. */
const moved = (set: LetterSet, from: number): LetterSet => ({
  ...set,
  marks: set.marks.map((mark) => ({ ...mark, at: mark.at - from, end: mark.end - from })),
});

const ANSWERS = /^\s*[*_([]*(?:the\s+)?(?:correct|ans(?:wer)?|explanation|reason|solution|key)\b/i;

/** Where a line begins between the last option of one question and the first of the next; null if none does. */
function lineBetween(strip: Strip, from: number, to: number, width: number): number | null {
  let first: number | null = null;
  for (let at = lineAt(strip, from) + 1; at < strip.lines.length && strip.lines[at]!.from < to; at += 1) {
    const { from: start, line } = strip.lines[at]!;
    if (ANSWERS.test(line.text)) {
      first = null;
      continue;
    }
    if (!goesOn(strip.lines[at - 1]!.line, line, width)) return start;
    first ??= start;
  }
  return first;
}
