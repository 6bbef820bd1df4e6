import type { LessonModel } from './lesson-model.ts';
import type { Piece } from './passages.ts';
import { headingStems } from './strength.ts';

/** What the heading above a piece and the sentences beside it in its paragraph add to its own words. */
const OF_HEADING = 0.6;
const OF_PARAGRAPH = 2.5;
/** A paragraph's sentences count as far as this, so that a long one costs no more than its length. */
const REACH = 3;
/** So many sentences beside it say what a paragraph is about; one alone says half as much. */
const ENOUGH_BESIDE = 2;
/** Below the first a piece is about none of the lessons, from the second on surely about one. */
const NOTHING = 6;
const SURE = 9;
/** Its own words must say something of it too. */
const LEAST_OWN = 1.5;
/** What comes so far behind the best subject, by its share, is hardly or not what the piece is about. */
const BESIDE = 0.12;
const BEHIND = 0.4;

/**
 * How surely each piece says what the lessons say of each subject: one row a piece, 0 to 1 a subject. A piece belongs to
 * the subject whose words it has, to several that are nearly level, or to none.
 */
export function likenessTo(model: LessonModel, pieces: readonly Piece[]): Float32Array[] {
  const own = pieces.map(({ stems }) => scoreOf(model, stems));
  const above = new Map<readonly string[], Float32Array>();
  const headingOf = ({ headings }: Piece) => {
    // The first heading of a document is its title and says too much.
    const known = above.get(headings) ?? scoreOf(model, headings.length > 1 ? headingStems(headings).at(-1)! : []);
    above.set(headings, known);
    return known;
  };
  return pieces.map((piece, at) => {
    const whole = Float32Array.from(own[at]!);
    addTo(whole, headingOf(piece), OF_HEADING);
    const beside = besideOf(pieces, at);
    const share = (OF_PARAGRAPH * Math.min(1, beside.length / ENOUGH_BESIDE)) / Math.max(1, beside.length);
    for (const other of beside) addTo(whole, own[other]!, share);
    return belonging(whole, own[at]!);
  });
}

function scoreOf({ subjects, words }: LessonModel, stems: Iterable<string>): Float32Array {
  const score = new Float32Array(subjects.length);
  for (const stem of stems) {
    const told = words.get(stem) ?? [];
    for (let at = 0; at < told.length; at += 2) score[told[at]!]! += told[at + 1]! / 100;
  }
  return score;
}

function addTo(sum: Float32Array, score: Float32Array, share: number): void {
  for (let subject = 0; subject < sum.length; subject++) sum[subject]! += share * score[subject]!;
}

/** The nearest sentences of the same paragraph, list or table. */
function besideOf(pieces: readonly Piece[], at: number): number[] {
  const { section, paragraph } = pieces[at]!;
  const near: number[] = [];
  for (let other = Math.max(0, at - REACH); other <= Math.min(pieces.length - 1, at + REACH); other++)
    if (other !== at && pieces[other]!.section === section && pieces[other]!.paragraph === paragraph) near.push(other);
  return near;
}

function belonging(whole: Float32Array, own: Float32Array): Float32Array {
  let best = 0;
  for (const score of whole) best = Math.max(best, score);
  return whole.map((score, subject) => {
    if (score <= NOTHING || own[subject]! < LEAST_OWN) return 0;
    const sure = Math.min(1, (score - NOTHING) / (SURE - NOTHING));
    const behind = 1 - score / best;
    return sure * Math.min(1, Math.max(0, (BEHIND - behind) / (BEHIND - BESIDE)));
  });
}
