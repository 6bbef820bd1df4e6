import type { Concept } from './concepts.ts';
import { expectationFit, isStrict } from './expectations.ts';
import type { OpenIndex } from './lesson-index.ts';
import type { ParsedQuestion } from './question.ts';
import type { Candidate } from './rank.ts';

/**
 * What tells the sentence that answers from the one that has most words of the question: learners read it first.
 * Measured on the questions of the evaluation set; each is what the sentence gains or loses by it.
 */
const WORTH = {
  best: 0.7,
  /** Share of the question in the sentence itself, and around it. */
  own: 1.2,
  around: -1,
  form: 0.7,
  strictForm: 1.5,
  score: 2.3,
  /** "It …" says something of what the sentence before has named. */
  goesOn: 1,
  opensPassage: -0.9,
  after: 0.55,
  rightAfter: 0.4,
  short: -0.9,
  /** "Many people believe that …": the text is about to say otherwise. */
  saidByOthers: -0.8,
  reason: 0.75,
  settles: 1.5,
};
const SHORT = 5;
/** For a sentence of the passage that is no candidate by itself. */
const NO_SCORE = 0.05;

const GOES_ON = /^(?:It|They|This|These|He|She|Its|Their|Such|That)\b/;
const SAID_BY_OTHERS =
  /\b(?:many|often|some|regularly|sometimes|textbooks?|commonly|popular\w*) (?:\w+ ){0,3}(?:believe|think|write|say|said|claim|convinced|assume|speak|suppose)/i;
const REASON = /\b(?:because|since|so that|therefore|reason|thus|hence)\b/i;
const YES_OR_NO = /^(?:is|are|does|do|did|can|could|should|was|were|has|have|will|must|may) /i;
const SETTLES = /\b(?:not|never|no|cannot|only|must|may|nor|neither)\b/i;

/** The unit of the passage that is most likely to be the answer. */
export function answeringUnit(
  question: ParsedQuestion,
  concepts: readonly Concept[],
  ranked: readonly Candidate[],
  { from, to }: { from: number; to: number },
  open: OpenIndex,
): number {
  const best = ranked[0]!;
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const share = (met: (c: number) => number) =>
    concepts.reduce((sum, { weight }, c) => sum + weight * met(c), 0) / total;
  const worthOf = (unit: number): number => {
    const text = open.index.units[unit]!;
    const form = expectationFit(question, concepts, unit, open);
    const score = (ranked.find((one) => one.unit === unit)?.score ?? NO_SCORE * best.score) / best.score;
    const { presences } = best;
    return (
      (unit === best.unit ? WORTH.best : 0) +
      WORTH.own * share((c) => Math.min(1, presences[c]!.direct.get(unit) ?? 0)) +
      WORTH.around * share((c) => Math.min(0.9, 2.5 * (presences[c]!.around.get(unit) ?? 0))) +
      (isStrict(question.kind) ? WORTH.strictForm : WORTH.form) * form +
      WORTH.score * Math.log(score + NO_SCORE) +
      (GOES_ON.test(text) ? WORTH.goesOn : 0) +
      (unit === from ? WORTH.opensPassage : 0) +
      (unit > best.unit ? WORTH.after : 0) +
      (unit === best.unit + 1 ? WORTH.rightAfter : 0) +
      (open.index.lengths[unit]! < SHORT ? WORTH.short : 0) +
      (SAID_BY_OTHERS.test(text) ? WORTH.saidByOthers : 0) +
      (question.kind === 'why' && REASON.test(text) ? WORTH.reason : 0) +
      (YES_OR_NO.test(question.text) && SETTLES.test(text) ? WORTH.settles : 0)
    );
  };
  let [answering, most] = [best.unit, Number.NEGATIVE_INFINITY];
  for (let unit = from; unit < to; unit++) {
    const worth = worthOf(unit);
    if (worth > most) [answering, most] = [unit, worth];
  }
  return answering;
}
