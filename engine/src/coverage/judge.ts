import type { Place } from '../document.ts';
import { plainMath } from '../text/wording.ts';
import { likenessTo } from './lesson-likeness.ts';
import type { LessonModel } from './lesson-model.ts';
import { type CoverageSource, type Piece, piecesOf } from './passages.ts';
import { readWanted } from './read-wanted.ts';
import { type Closeness, strengthOf } from './strength.ts';
import type { Wanted, WantedPhrase } from './wanted.ts';

export type Verdict = 'covered' | 'thin' | 'missing';

/** Where a document speaks of something, in its own words. */
export interface Passage {
  documentId: string;
  /** Empty for a heading that stands alone. */
  sectionId: string;
  headings: readonly string[];
  text: string;
  place?: Place;
}

export interface Judged {
  phrase: string;
  verdict: Verdict;
  /** The best first; a phrase without one is missing. */
  passages: Passage[];
  /** How many further places there are. */
  more: number;
  /** Why it is thin: nothing but its heading, or no more than a mention. */
  only: 'heading' | 'mention' | null;
  /** Of a phrase that names several things, those that were not found. */
  lacks: string[];
}

/** For each document and phrase, how close each unit of its index comes; left out where meaning is not known. */
export type ClosenessIn = (document: number, phrase: number) => readonly number[] | null;

/** A piece of this many words says as much as a sentence can. */
const SENTENCE_WORDS = 12;
/** Even two words that name it say so much of a sentence. */
const LEAST_WORTH = 0.5;
/** From here on a piece counts as speaking of it. */
const SPEAKS = 0.45;
/** In sentences' worth: what is taught takes more than two, what is named at least half of one. */
const TAUGHT = 2.4;
const NAMED = 0.5;
/**
 * Where our lessons bear a sentence out as well, it is rarely taken for what it is not: two of them teach, as people see
 * it, and one is a mention. Without any word of the phrase, a mention takes nearly a whole one.
 */
const TAUGHT_BESIDE = 1.6;
const NAMED_OTHERWISE = 0.85;
/** Mentions elsewhere add up slower than what is said in one place. */
const ELSEWHERE = 0.3;
const PART_NAMED = 0.4;
const MOST_PASSAGES = 3;

interface Found {
  piece: Piece;
  strength: number;
  /** By the words of the phrase alone. */
  words: number;
}

/**
 * Judges each phrase of a course against documents: whether they teach it, merely name it, or neither. It says whether
 * something is there, never whether it is right. Linear in the documents.
 */
export function judgeCoverage(
  sources: readonly CoverageSource[],
  phrases: readonly WantedPhrase[],
  closenessIn: ClosenessIn = () => null,
  /** What our lessons say of the phrases. */
  lessons: LessonModel | null = null,
): Judged[] {
  const wanted = readWanted(phrases);
  const pieces: { piece: Piece; document: number }[] = [];
  let sections = 0;
  sources.forEach((source, document) => {
    for (const piece of piecesOf(source, sections)) pieces.push({ piece, document });
    sections += source.index.sections.length + 1;
  });
  const table = sources.map((_, document) => wanted.map((__, phrase) => closenessIn(document, phrase)));
  const closest = pieces.map(({ piece, document }) =>
    piece.unit === null ? 0 : Math.max(0, ...table[document]!.map((row) => row?.[piece.unit!] ?? 0)),
  );
  const likeness =
    lessons &&
    likenessTo(
      lessons,
      pieces.map(({ piece }) => piece),
    );
  return wanted.map((one, phrase) => {
    const subject = lessons?.subjects.indexOf(one.phrase) ?? -1;
    const partMass = one.parts.map(() => 0);
    const found = pieces.flatMap(({ piece, document }, at): Found[] => {
      const own = piece.unit === null ? undefined : table[document]![phrase]?.[piece.unit];
      const closeness: Closeness | null = own === undefined ? null : { own, closest: closest[at]! };
      const like = likeness && subject >= 0 ? likeness[at]![subject]! : null;
      const { whole, words, parts } = strengthOf(piece, one, closeness, like);
      parts.forEach((strength, part) => {
        partMass[part] = Math.max(partMass[part]!, strength);
      });
      return whole >= SPEAKS ? [{ piece, strength: whole, words }] : [];
    });
    return judge(one, found, partMass, subject >= 0);
  });
}

function judge(
  { phrase, parts }: Wanted,
  found: readonly Found[],
  partMass: readonly number[],
  hasLesson: boolean,
): Judged {
  const bodies = found.filter(({ piece }) => piece.unit !== null);
  const mass = massOf(bodies);
  const lacks = parts.filter((_, at) => partMass[at]! < PART_NAMED).map(({ name }) => name);
  const isHalf =
    parts.length > 1 && lacks.length > 0 && lacks.length * 2 >= parts.length && lacks.length < parts.length;
  const taught = hasLesson ? TAUGHT_BESIDE : TAUGHT;
  const named = hasLesson && bodies.every(({ words }) => words === 0) ? NAMED_OTHERWISE : NAMED;
  const verdict: Verdict =
    mass >= taught && !isHalf ? 'covered' : mass >= named || found.length > bodies.length ? 'thin' : 'missing';
  const shown = verdict === 'missing' ? [] : bestOf(bodies.length > 0 ? bodies : found);
  return {
    phrase,
    verdict,
    passages: shown.slice(0, MOST_PASSAGES).map(({ piece }) => toPassage(piece)),
    more: Math.max(0, shown.length - MOST_PASSAGES),
    only: verdict !== 'thin' || mass >= taught ? null : bodies.length > 0 ? 'mention' : 'heading',
    lacks: verdict === 'missing' || lacks.length === parts.length ? [] : lacks,
  };
}

/** In sentences' worth, what each section says. */
function sectionMasses(found: readonly Found[]): Map<number, number> {
  const masses = new Map<number, number>();
  for (const { piece, strength } of found) {
    const worth = strength * Math.min(1, Math.max(LEAST_WORTH, piece.words / SENTENCE_WORDS));
    masses.set(piece.section, (masses.get(piece.section) ?? 0) + worth);
  }
  return masses;
}

/** What the fullest section says, and a share of what is said elsewhere. */
function massOf(found: readonly Found[]): number {
  const [fullest = 0, ...others] = [...sectionMasses(found).values()].sort((a, b) => b - a);
  return fullest + ELSEWHERE * others.reduce((sum, mass) => sum + mass, 0);
}

/** One of each place, the surest first: where most is said of it, and of two alike the longer one, which says more. */
function bestOf(found: readonly Found[]): Found[] {
  const masses = sectionMasses(found);
  const fullest = Math.max(...masses.values(), Number.EPSILON);
  const worth = ({ piece, strength }: Found) =>
    strength + OF_SECTION * ((masses.get(piece.section) ?? 0) / fullest) + OF_LENGTH * Math.min(1, piece.words / 30);
  const ranked = [...found].sort((a, b) => worth(b) - worth(a));
  const seen = new Set<string>();
  return ranked.filter(({ piece }) => {
    const where = `${piece.documentId} ${piece.place?.page ?? piece.place?.slide ?? piece.section}`;
    if (seen.has(where)) return false;
    seen.add(where);
    return true;
  });
}
const OF_SECTION = 0.5;
const OF_LENGTH = 0.05;

const toPassage = ({ documentId, sectionId, headings, text, place }: Piece): Passage => ({
  documentId,
  sectionId,
  headings,
  // It is shown as one line of words.
  text: plainMath(text),
  ...(place && { place }),
});
