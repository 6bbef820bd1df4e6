import { searchStems } from '../answer/search-stems.ts';
import type { Piece } from './passages.ts';
import type { Wanted, WantedPart } from './wanted.ts';

/** How surely a piece is about what is wanted, from 0 to 1: by its words, its headings, other names and its meaning. */

/** All that the name says, or nearly. */
const WHOLE = 0.95;
/** A part of the name is enough only where the meaning is close too. */
const MOST = 0.7;
const CLOSE_ENOUGH = 0.52;
const IN_HEADING = 0.8;
/** Under a heading that says it, and with none of its words. */
const BELOW = 0.85;
const OTHER_NAME = 0.55;
/** Where our lessons are compared as a whole, a lone term of theirs says less. */
const OTHER_NAME_BESIDE = 0.3;
/** What says the same as our lesson is about it, whatever it calls it. */
const OF_LIKENESS = 0.9;
/** "Salt" in what is about something else teaches nothing of "acids, bases and salts". */
const IN_PASSING = 0.3;

/** Below `FAR` a meaning says nothing, above `NEAR` it says all that it can. */
const FAR = 0.4;
const NEAR = 0.7;
const OF_MEANING = 0.8;
/** What comes closer to another phrase of the course than by this is about that one. */
const BEHIND = 0.06;
/** A word that is all of a name ("moment", "letters") means something else where its sentence is this far off. */
const OTHER_SENSE = 0.2;

export interface Closeness {
  /** How close the piece comes to the phrase, -1 to 1. */
  own: number;
  /** And to the phrase of the course that it comes closest to. */
  closest: number;
}

/** What the headings above a piece say; the same for all pieces of a section. */
const saidAbove = new WeakMap<readonly string[], ReadonlySet<string>[]>();

export function headingStems(headings: readonly string[]): readonly ReadonlySet<string>[] {
  const known = saidAbove.get(headings) ?? headings.map((heading) => new Set(searchStems(heading)));
  saidAbove.set(headings, known);
  return known;
}

/** The share of a name that some stems hold, by what each of them tells. */
export function shareOf({ stems }: WantedPart, has: (stem: string) => boolean): number {
  let [held, all] = [0, 0];
  for (const [stem, tells] of stems) {
    all += tells;
    if (has(stem)) held += tells;
  }
  return all > 0 ? held / all : 0;
}

/** By its words and those of its headings; the first heading of a document is its title and says too much. */
function byWords(piece: Piece, part: WantedPart, closeness: Closeness | null): number {
  const own = shareOf(part, (stem) => piece.stems.has(stem));
  const above = headingStems(piece.headings);
  const below = above.some(
    (stems, at) => (at > 0 || above.length === 1) && shareOf(part, (stem) => stems.has(stem)) >= IN_HEADING,
  );
  if (below) return own > 0 ? 1 : BELOW;
  if (own >= WHOLE) return 1;
  if (own === 0) return 0;
  const nearest = above.at(-1);
  const together = shareOf(part, (stem) => piece.stems.has(stem) || nearest?.has(stem) === true);
  if (together >= WHOLE) return 0.8;
  return own >= MOST && closeness && closeness.own >= CLOSE_ENOUGH ? 0.6 : 0;
}

function byNames(piece: Piece, { names }: Wanted, worth: number): number {
  let best = 0;
  for (const { stems, tells } of names) if (tells > best && stems.every((stem) => piece.stems.has(stem))) best = tells;
  return worth * best;
}

function byMeaning({ own, closest }: Closeness): number {
  const near = Math.min(1, Math.max(0, (own - FAR) / (NEAR - FAR)));
  return OF_MEANING * near * (own < closest - BEHIND ? 0.3 : 1);
}

const either = (...chances: number[]) => 1 - chances.reduce((none, chance) => none * (1 - chance), 1);

export interface Strength {
  /** Of the phrase as a whole. */
  whole: number;
  /** By its own words alone. */
  words: number;
  /** By the words of each of its parts. */
  parts: number[];
}

/** Likeness to what our lessons say of it is null where there are none. */
export function strengthOf(
  piece: Piece,
  wanted: Wanted,
  closeness: Closeness | null,
  likeness: number | null = null,
): Strength {
  const parts = wanted.parts.map((part) => {
    const words = byWords(piece, part, closeness);
    const isLoneWord = part.stems.size === 1;
    return closeness && isLoneWord && closeness.own < OTHER_SENSE ? words * 0.4 : words;
  });
  const isInPassing = likeness === 0 && wanted.parts.length > 1;
  const words = Math.max(0, ...parts) * (isInPassing ? IN_PASSING : 1);
  const names = byNames(piece, wanted, likeness === null ? OTHER_NAME : OTHER_NAME_BESIDE);
  const said = Math.max(words, OF_LIKENESS * (likeness ?? 0));
  return { whole: either(said, names, closeness ? byMeaning(closeness) : 0), words, parts };
}
