import { countWords } from '../text/normalise.ts';
import type { OpenIndex } from './lesson-index.ts';
import { passageAround } from './passage.ts';
import type { Candidate, Ranking } from './rank.ts';

/** A passage that may answer, with its candidates, best first. */
export interface FoundPlace {
  candidates: Candidate[];
  /** Sum of its candidates' scores: several sentences that fit are worth more than one. */
  score: number;
  markdown: string;
  units: { from: number; to: number };
}

/** How many candidates are looked at for places of their own. */
const CONSIDERED = 30;

/** The passages that the candidates stand in, best first; none lies within another. */
export function placesOf({ candidates, open }: Ranking): FoundPlace[] {
  const places: FoundPlace[] = [];
  for (const { unit } of candidates.slice(0, CONSIDERED)) {
    if (places.some(({ units }) => unit >= units.from && unit < units.to)) continue;
    const { markdown, units } = passageAround(unit, open);
    const within = candidates.filter((one) => one.unit >= units.from && one.unit < units.to);
    places.push({ candidates: within, score: within.reduce((sum, { score }) => sum + score, 0), markdown, units });
  }
  return places.sort((a, b) => b.score - a.score || a.units.from - b.units.from);
}

/** Up to so many places whose score is at least such a share of the best one's, within a length that is read at once. */
export interface Limits {
  share: number;
  most: number;
  words: number;
}

/** The places that are shown: the best and, where they come close, the next best. */
export function shownPlaces(places: readonly FoundPlace[], { share, most, words }: Limits): FoundPlace[] {
  const shown: FoundPlace[] = [];
  let size = 0;
  for (const place of places) {
    if (shown.length === most || place.score < share * places[0]!.score) break;
    const { from, to } = place.units;
    const more = countWords(place.markdown);
    const overlaps = shown.some(({ units }) => from < units.to && to > units.from);
    if (overlaps || (shown.length > 0 && size + more > words)) continue;
    size += more;
    shown.push(place);
  }
  return shown;
}

/** A neighbour is quoted with the answering sentence where it is so much as likely, and both stay short. */
const QUOTED_TOO = 0.35;
const QUOTED_WORDS = 60;

/**
 * The words of a place that answer: its likeliest sentence, and the one before or after where that may be it as well. A
 * list item or a table row stands by itself.
 */
export function answeringWords({ candidates, units }: FoundPlace, open: OpenIndex): { unit: number; text: string } {
  const best = candidates[0]!;
  const text = open.index.units[best.unit]!;
  const block = open.blockOf[best.unit]!;
  const beside = candidates.find(
    ({ unit, score }) =>
      Math.abs(unit - best.unit) === 1 &&
      unit >= units.from &&
      unit < units.to &&
      score >= QUOTED_TOO * best.score &&
      open.blockOf[unit] === block,
  );
  const kind = open.index.blocks[block]!.k;
  if (!beside || !(kind === 'paragraph' || kind === 'note')) return { unit: best.unit, text };
  const other = open.index.units[beside.unit]!;
  const both = beside.unit < best.unit ? `${other} ${text}` : `${text} ${other}`;
  return { unit: best.unit, text: countWords(both) <= QUOTED_WORDS ? both : text };
}
