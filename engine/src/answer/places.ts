import { countWords } from '../text/normalise.ts';
import type { OpenIndex } from './lesson-index.ts';
import { passageAround, renderUnits } from './passage.ts';
import type { Candidate, Ranking } from './rank.ts';
import { givesReason, SAID_BY_OTHERS } from './unit-features.ts';

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

/** The places that are shown: the best and, where they come close, the next best; two that overlap become one. */
export function shownPlaces(places: readonly FoundPlace[], open: OpenIndex, limits: Limits): FoundPlace[] {
  const shown: FoundPlace[] = [];
  let size = 0;
  for (const place of places) {
    if (place.score < limits.share * places[0]!.score) break;
    const touched = shown.findIndex(({ units }) => place.units.from < units.to && place.units.to > units.from);
    if (touched < 0 && shown.length === limits.most) break;
    const grown = touched < 0 ? place : joined(shown[touched]!, place, open);
    const more = countWords(grown.markdown) - (touched < 0 ? 0 : countWords(shown[touched]!.markdown));
    if (shown.length > 0 && size + more > limits.words) continue;
    size += more;
    if (touched < 0) shown.push(place);
    else shown[touched] = grown;
  }
  return shown;
}

/** Two overlapping passages as one; the better one's candidates answer for it. */
function joined(better: FoundPlace, other: FoundPlace, open: OpenIndex): FoundPlace {
  const units = {
    from: Math.min(better.units.from, other.units.from),
    to: Math.max(better.units.to, other.units.to),
  };
  return { ...better, units, markdown: renderUnits(units, open) };
}

/** A neighbour is quoted with the answering sentence where it is so much as likely, and both stay short. */
const QUOTED_TOO = 0.25;
const QUOTED_WORDS = 65;
/** A sentence that cannot be read without the one before. */
export const LEANS_BACK =
  /^(?:It|They|This|These|He|She|Its|Their|His|Her|Such|That|Those|As a result|Hence|Therefore|Thus|So|Consequently|For this reason|In (?:this|that|such)|By (?:this|that|doing)|Because of this|The (?:former|latter|reason|opposite|rule|first|second|third|fourth|other|others|last|next)|Otherwise|Instead|Likewise|Similarly|After (?:this|that)|Later|Then|Finally|However|But|And|Others|Neither|(?:Most|Some|Many|Both|All|Each)(?: of (?:them|these))? (?:are|is|were|was|have|has|do|can|may|become))\b/;

/**
 * The words of a place that answer: its likeliest sentence, with the one beside it where that may be it as well, where it
 * leans on it, or where it explains what is asked for. A list item or a table row stands by itself.
 */
export function answeringWords(
  { candidates }: FoundPlace,
  { question, open }: Pick<Ranking, 'question' | 'open'>,
): { unit: number; text: string } {
  const best = candidates[0]!;
  const { unit } = best;
  const text = open.index.units[unit]!;
  const block = open.blockOf[unit]!;
  const kind = open.index.blocks[block]!.k;
  if (!(kind === 'paragraph' || kind === 'note')) return { unit, text };
  const at = (other: number) => (open.blockOf[other] === block ? open.index.units[other]! : '');
  const likely = candidates.find(
    (one) => Math.abs(one.unit - unit) === 1 && one.score >= QUOTED_TOO * best.score && at(one.unit) !== '',
  )?.unit;
  const leaning = LEANS_BACK.test(text) ? unit - 1 : undefined;
  // What is asked why is stated first and explained next.
  const explaining = question.kind === 'why' && !givesReason(text) ? unit + 1 : undefined;
  for (const other of [likely, leaning, explaining]) {
    const beside = other === undefined ? '' : at(other);
    if (other === undefined || beside === '' || SAID_BY_OTHERS.test(beside)) continue;
    const both = other < unit ? `${beside} ${text}` : `${text} ${beside}`;
    if (countWords(both) <= QUOTED_WORDS) return { unit, text: both };
  }
  return { unit, text };
}
