import { asks, setsTask } from './asks.ts';
import { choiceLeaf, goesOn, type Leaf, openLeaf, type PaperHabits } from './leaf.ts';
import { type LetterSet, letterSets } from './option-sets.ts';
import { type Level, levelsIn } from './part-levels.ts';
import { lineAt, proseOf, type Strip, sliceOf } from './strip.ts';

/** A question or a part of one: what stands in front of its own number, and the leads that it shares. */
export interface ReadPart {
  /** The labels below the question's number: a, ii. */
  path: string[];
  /** Its number could not be read: another question that stands in the same lines. */
  isLost: boolean;
  leads: string[];
  leaf: Leaf;
  strip: Strip;
}

/** What the section says its questions are. */
export type SectionForm = 'choice' | 'open' | 'unknown';

const DEEPEST = 2;

/** The parts of a question, or itself where it has none. */
export function readParts(
  strip: Strip,
  habits: PaperHabits,
  form: SectionForm,
  above: readonly Level['kind'][] = [],
): ReadPart[] {
  const styles = letterSets(strip);
  // (a) inside of (b) is a name for what stands above.
  const levels = above.length < DEEPEST ? levelsIn(strip).filter(({ kind }) => !above.includes(kind)) : [];
  const options = optionsAmong(styles.filter(([set]) => !isInStem(set!, styles, habits)));
  let doubt: string | null = null;
  for (const level of levels) {
    const { weight, isSure } = /^i$/i.test(level.kind)
      ? weighRomans(strip, level, form, options)
      : weighLetters(strip, level, form, habits, styles);
    if (!isSure) doubt ??= `We weren’t sure whether ${labelsOf(level)} are parts or options`;
    if (weight > 0) return split(strip, level, { habits, form, above, doubt });
  }
  const whole = { path: [], isLost: false, leads: [], strip };
  const romans = levels.find(({ kind, marks }) => /^i$/i.test(kind) && marks.length > 2);
  if (romans && !options) return [{ ...whole, leaf: choiceLeaf(strip, { ...romans, style: 'i' }, habits) }];
  if (!options) return [{ ...whole, leaf: openLeaf(strip, habits) }];
  const parts = choices(strip, options, habits);
  if (doubt && options[0]!.marks.length > 1) parts[0]!.leaf.doubts.push(doubt);
  return parts;
}

const labelsOf = ({ marks }: Level) => `(${marks[0]!.label}) to (${marks.at(-1)!.label})`;

/** The style with the most letters holds the options. */
function optionsAmong(styles: readonly LetterSet[][]): LetterSet[] | undefined {
  const size = (sets: LetterSet[]) => sets.reduce((most, { marks }) => Math.max(most, marks.length), 0);
  return [...styles].sort((a, b) => size(b) - size(a))[0];
}

interface Around {
  habits: PaperHabits;
  form: SectionForm;
  /** The levels that it stands in. */
  above: readonly Level['kind'][];
  doubt: string | null;
}

function split(strip: Strip, { kind, marks }: Level, { habits, form, above, doubt }: Around): ReadPart[] {
  const lead = proseOf(strip, 0, marks[0]!.at);
  const parts = marks.flatMap((mark, at) => {
    const inner = sliceOf(strip, mark.end, marks[at + 1]?.at ?? strip.text.length);
    return readParts(inner, habits, form, [...above, kind]).map((part) => ({
      ...part,
      path: [mark.label, ...part.path],
      leads: lead ? [lead, ...part.leads] : part.leads,
    }));
  });
  if (doubt) parts[0]!.leaf.doubts.push(doubt);
  else if (marks.length > 1 && kind !== 'i' && kind !== 'I') habits.parts[kind === 'a' ? 'small' : 'large'] += 1;
  return parts;
}

/** "(a) The market floods. (b) It is closed. Which …? A. … B. …": letters of the text, in front of the options. */
function isInStem(set: Pick<LetterSet, 'style' | 'marks'>, styles: readonly LetterSet[][], { options }: PaperHabits) {
  const last = set.marks.at(-1)!.at;
  return (
    options.large >= SETTLED &&
    set.style.includes('a') &&
    styles.some(([other]) => other!.style.includes('A') && other!.marks.length > 2 && other!.marks[0]!.at > last)
  );
}

const LONG = 90;
/** "Find (a) x (b) y": nobody asks to choose so. */
const SHORTEST = 4;
const FOLLOWS =
  /\b(?:answer|attempt)\b.{0,30}\b(?:questions?\b.{0,20}\b(?:follow|below|on\s+(?:it|them))|following\b)/i;
const SETTLED = 3;
/** A number in brackets that stands by itself; "section 44(3)" names a place. */
const MARKED = /(?:^|\s)[([]\s?\d{1,2}(?:\.\d|½)?\s?[)\]]\.?$|\b\d{1,2}(?:\.\d|½)?\s?(?:marks?|mks?)\s?[)\]]?\.?$/i;

/** Whether labels stand in front of tasks rather than of answers to choose from: above 0 they do. */
interface Verdict {
  weight: number;
  isSure: boolean;
}

const SURE = 1.5;
const sure = (isParts: boolean): Verdict => ({ weight: isParts ? SURE : -SURE, isSure: true });
const weighed = (weight: number): Verdict => ({ weight, isSure: Math.abs(weight) >= SURE });

function weighLetters(
  strip: Strip,
  { kind, marks }: Level,
  form: SectionForm,
  habits: PaperHabits,
  styles: readonly LetterSet[][],
): Verdict {
  if (isInStem({ style: kind, marks }, styles, habits)) return sure(false);
  const texts = marks.map(({ end }, at) => strip.text.slice(end, marks[at + 1]?.at ?? strip.text.length).trim());
  const asking = texts.filter(asks).length / texts.length;
  const marked = texts.filter((text) => MARKED.test(text.slice(-24))).length;
  const stem = strip.text.slice(0, marks[0]!.at).trim();
  const isSmall = kind === 'a';
  if (form === 'choice' && stem !== '') return sure(false);
  if (stem === '') return sure(isSmall || asking > 0 || marked > 0);
  if (form === 'open') return sure(isSmall || asking >= 0.5 || marked > 1);
  const given = habits.options[isSmall ? 'small' : 'large'];
  const parted = habits.parts[isSmall ? 'small' : 'large'];
  // Where such letters stand in front of options elsewhere, those may ask as well; all of them set no task.
  if (given >= SETTLED && given > parted && marked === 0 && !texts.every(setsTask)) return sure(false);
  if (marked > 1 || (marked === 1 && texts.length === 1)) return sure(true);
  let weight = isSmall ? 0 : -1;
  weight += 4 * asking - (asking === 0 ? 0.5 : 0);
  if (marked === 1) weight += 1;
  // "Simplify the following: (a) 2x + 3x", where others ask "Which of the following is …?".
  // Parts are lettered small: "Find x. A. 4  B. 9" offers values.
  if (setsTask(stem) && stem.split(' ').length <= SHORTEST) weight += isSmall ? 4 : 0;
  else if (setsTask(stem)) weight += /following\b.{0,30}$|:$/i.test(stem.slice(-60)) ? 2.5 : 0.5;
  else if (FOLLOWS.test(stem)) weight += 3;
  else if (/\?$|_$/.test(stem)) weight -= 2.5;
  else if (!/[.!:]$/.test(stem)) weight -= 1.5;
  if (texts.every(({ length }) => length > LONG)) weight += 2;
  if (texts.length === 2) weight += 1;
  if (texts.length === 4 || texts.length === 5) weight -= 0.5;
  if (parted > given) weight += 1.5;
  return weighed(weight);
}

function weighRomans(
  strip: Strip,
  { kind, marks }: Level,
  form: SectionForm,
  options: readonly LetterSet[] | undefined,
): Verdict {
  // Options below the last of them are to choose from among statements.
  if (options && options[0]!.marks[0]!.at > marks.at(-1)!.at) return sure(false);
  if (options && options[0]!.marks[0]!.at < marks[0]!.at) return sure(false);
  const texts = marks.map(({ end }, at) => strip.text.slice(end, marks[at + 1]?.at ?? strip.text.length).trim());
  const isBare = strip.text.slice(0, marks[0]!.at).trim() === '';
  // I, II, III are statements to judge, as a rule.
  if (kind === 'I' && !isBare) return sure(false);
  return sure(isBare || form !== 'choice' || texts.filter(asks).length * 2 >= texts.length);
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
    parts.push({ path: [], isLost: parts.length > 0, leads: [], leaf, strip: inner });
    pending = null;
    from = boundary;
  });
  return parts;
}

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
