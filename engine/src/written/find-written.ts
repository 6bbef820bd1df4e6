import { searchStems } from '../answer/search-stems.ts';
import { writtenOut } from '../answer/shorthand.ts';
import { asMeant } from './as-meant.ts';
import { askedKind } from './asked-kind.ts';
import { bare, likeness, namedIn, namesNothing, spokenOf, stemsOf, type Weigh, weighBy } from './word-likeness.ts';
import type { PlacedAnswer, WrittenAnswer, WrittenLesson } from './written.ts';

/** One that is clearly meant; up to two that may be, the nearer first; or nothing that comes near. */
export type WrittenFound =
  | { kind: 'written'; found: PlacedAnswer; isExact: boolean }
  | { kind: 'near'; two: PlacedAnswer[] }
  | { kind: 'none' };

/** How close a question comes to a written text by meaning, -1 to 1; undefined where nobody measured it. */
export type Closeness = (text: string) => number | undefined;

export interface Ranked extends PlacedAnswer {
  score: number;
}

/** How the signs are mixed, and from where on a question is answered or asked back; chosen by `npm run bench:answers`. */
interface Measure {
  /** The part of meaning; the rest is that of words. */
  meaning: number;
  /** Among the words, the part of those of the answer. */
  answer: number;
  sure: number;
  perhaps: number;
}

const BY_BOTH: Measure = { meaning: 0.6, answer: 0.7, sure: 0.45, perhaps: 0.4 };
const BY_WORDS: Measure = { meaning: 0, answer: 0.6, sure: 0.53, perhaps: 0.4 };

/** Added where the question asks in the way of the item. */
const SAME_KIND = 0.15;
/** Taken off where nothing of what is asked about is spoken of, and in part for a part. */
const UNSPOKEN = 0.1;
/** A wording that is met nearly word for word needs no word of the answer. */
const NEARLY = 0.75;
/** By so much the second must be farther from the question than the first. */
const GAP = 0.1;
/** What another lesson says has to come nearer than what the open one does. */
const ELSEWHERE = 0.08;
/** In the very words of a wording. */
const EXACT = 2;

interface Question {
  text: string;
  stems: readonly string[];
  /** Of these, what it is about. */
  named: readonly string[];
  kind: string | null;
}

/** The written answers of some lessons by how near they come to a question, the nearest first. */
function rankWritten(
  text: string,
  lessons: readonly WrittenLesson[],
  closeness: Closeness | undefined,
  wanted: string | undefined,
): Ranked[] {
  const meant = asMeant(text, lessons);
  const stems = searchStems(meant);
  const question = { text: bare(text), stems, named: namedIn(stems), kind: wanted ?? askedKind(meant) };
  const weigh = weighBy(lessons.flatMap(({ answers }) => answers));
  return lessons
    .flatMap((lesson) =>
      lesson.answers.map((item) => ({ lesson, item, score: scoreOf(question, item, weigh, closeness) })),
    )
    .sort((a, b) => b.score - a.score);
}

function scoreOf(question: Question, item: WrittenAnswer, weigh: Weigh, closeness?: Closeness): number {
  const { text, stems, named, kind } = question;
  const own = stemsOf(item);
  if (own.exact.has(text)) return EXACT;
  const near = item.wordings.flatMap((wording) => closeness?.(wording) ?? []);
  if (!isAbout(question, own.about, Math.max(0, ...near), weigh)) return 0;
  const { meaning, answer } = near.length > 0 ? BY_BOTH : BY_WORDS;
  const alike = Math.max(0, ...own.wordings.map((wording) => likeness(stems, wording, weigh)));
  const mixed = (1 - answer) * alike + answer * spokenOf(stems, own.answer, weigh);
  const byWords = alike >= NEARLY ? Math.max(alike, mixed) : mixed;
  const missing = named.length > 0 ? 1 - spokenOf(named, own.all, weigh) : 0;
  const mix = meaning * Math.max(0, ...near) + (1 - meaning) * byWords - UNSPOKEN * missing;
  return mix + (kind === item.kind ? SAME_KIND : 0);
}

/** "What is X?", in few words: from here on the meaning alone, or a part of the name, says that an item is about X. */
const OF_THING = { words: 2, meaning: 0.6, named: 0.5 };

/** What a thing is is not told by an answer that merely mentions it. */
function isAbout({ named, kind }: Question, about: ReadonlySet<string>, meaning: number, weigh: Weigh): boolean {
  if (kind !== 'meaning' || named.length === 0 || named.length > OF_THING.words) return true;
  return meaning >= OF_THING.meaning || spokenOf(named, about, weigh) >= OF_THING.named;
}

/**
 * The written answer to a question, in the open lessons before the others. Words and meaning speak together where meaning
 * was measured; otherwise the words alone.
 */
export function findWritten(
  question: string,
  here: readonly WrittenLesson[],
  others: readonly WrittenLesson[],
  closeness?: Closeness,
): WrittenFound {
  const about = namesNothing(searchStems(writtenOut(question))) ? ofLesson(question, here) : null;
  if (about) return { kind: 'written', found: about, isExact: false };
  const { sure, perhaps } = closeness ? BY_BOTH : BY_WORDS;
  const ranked = rankAround(question, here, others, closeness);
  return decide(ranked, { sure, perhaps, gap: GAP });
}

/** All written answers by how near they come, those of the open lessons first where others come as near; `wanted` is their kind. */
export function rankAround(
  question: string,
  here: readonly WrittenLesson[],
  others: readonly WrittenLesson[],
  closeness?: Closeness,
  wanted?: string,
): Ranked[] {
  const isHere = new Set(here);
  return rankWritten(question, [...here, ...others], closeness, wanted)
    .map((one) => (isHere.has(one.lesson) ? one : { ...one, score: one.score - ELSEWHERE }))
    .sort((a, b) => b.score - a.score);
}

interface Lines {
  sure: number;
  perhaps: number;
  gap: number;
}

/** A yes or a no is told to the very question that it answers: to another one it may be wrong. */
const ANSWERS_YES_OR_NO = /^(?:yes|no)\b/i;
const YES_OR_NO = 0.7;

/** What the nearest are worth, by where the lines are drawn. */
export function decide([first, second]: readonly Ranked[], { sure, perhaps, gap }: Lines): WrittenFound {
  if (!first || first.score < perhaps) return { kind: 'none' };
  const isExact = first.score >= EXACT - ELSEWHERE;
  const least = ANSWERS_YES_OR_NO.test(first.item.answer) ? Math.max(sure, YES_OR_NO) : sure;
  const isClear = first.score >= least && first.score - (second?.score ?? 0) >= gap;
  if (isExact || isClear) return { kind: 'written', found: first, isExact };
  return { kind: 'near', two: second && second.score >= perhaps ? [first, second] : [first] };
}

/** "How do they set it?" and "why do I need this?" are asked of the lesson as a whole. */
const OF_LESSON = new Set(['examined', 'use']);

function ofLesson(question: string, here: readonly WrittenLesson[]): PlacedAnswer | null {
  const kind = askedKind(question);
  if (!kind || !OF_LESSON.has(kind)) return null;
  const own = here.flatMap((lesson) => lesson.answers.map((item) => ({ lesson, item })));
  return own.find(({ item }) => item.kind === kind) ?? null;
}
