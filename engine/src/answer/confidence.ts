import type { Concept } from './concepts.ts';
import { expectationFit, isStrict } from './expectations.ts';
import type { OpenIndex } from './lesson-index.ts';
import type { ParsedQuestion } from './question.ts';
import type { Candidate } from './rank.ts';

/** What is known about how well the best candidate answers; each is weighed in the model below. */
export interface Features {
  /** Share of the question that the passage speaks of. */
  coverage: number;
  /** The same for nouns and technical words alone. */
  topic: number;
  /** The same for the sentence itself with its heading: what it says beyond that lies around it. */
  share: number;
  /** Weight of what the sentence itself speaks of. */
  evidence: number;
  /** Share of neighbouring words that stay neighbours. */
  pairsKept: number;
  /** How far it is ahead of the next passage. */
  margin: number;
  /** A definition is asked for, and the sentence gives one of just that, or none. */
  defined: number;
  undefined: number;
  /** A date or figure is asked for and is not in the sentence (0.5), nor beside it (1); of a name it is less sure. */
  formMissing: number;
  /** Words that the lesson does not have at all, less as something of it comes near. */
  unknownTechnical: number;
  unknownNoun: number;
  unknownOther: number;
  unknownName: number;
  /** Technical words that the lesson has only elsewhere. */
  elsewhere: number;
}

/**
 * Weights of a logistic model that tells a passage which answers from one that merely shares words. Fitted on the
 * project's evaluation texts (120 questions that they answer, 108 from the same fields that they do not, and the other
 * texts' questions), checked by leaving out one text at a time; rounded, since nothing hangs on the second decimal.
 */
const WEIGHTS: Features = {
  coverage: 2,
  topic: 3,
  share: -2.4,
  evidence: 2.3,
  pairsKept: 2.2,
  margin: 1,
  defined: 2.6,
  undefined: -2.1,
  formMissing: -6,
  unknownTechnical: -0.4,
  unknownNoun: -1.7,
  unknownOther: -0.9,
  unknownName: -1.4,
  elsewhere: -1.7,
};
const BIAS = -4.5;

/** How sure it is, from 0 to 1, that the passage around the best candidate answers the question. */
export function confidence(
  question: ParsedQuestion,
  concepts: readonly Concept[],
  ranked: readonly Candidate[],
  open: OpenIndex,
): number {
  const found = features(question, concepts, ranked, open);
  let sum = BIAS;
  for (const name of Object.keys(WEIGHTS) as (keyof Features)[]) sum += WEIGHTS[name] * found[name];
  return 1 / (1 + Math.exp(-sum));
}

/** Measures the best candidate of a question. */
export function features(
  question: ParsedQuestion,
  concepts: readonly Concept[],
  ranked: readonly Candidate[],
  open: OpenIndex,
): Features {
  const best = ranked[0]!;
  const missing = concepts.filter((concept) => concept.near < 1);
  const lack = (kind: Concept['commonness']) =>
    Math.min(
      2,
      missing.filter(({ commonness }) => commonness === kind).reduce((sum, { near }) => sum + 1 - near, 0),
    );
  const next = ranked.find(({ unit }) => open.groupOf[open.blockOf[unit]!] !== open.groupOf[open.blockOf[best.unit]!]);
  const isDefinition = question.kind === 'define';
  return {
    coverage: best.coverage,
    topic: best.topic,
    share: best.share,
    evidence: Math.min(2, best.evidence),
    pairsKept: best.pairsKept,
    margin: next ? 1 - next.score / best.score : 1,
    defined: Number(isDefinition && best.expectation >= 0.9),
    undefined: Number(isDefinition && best.expectation === 0),
    formMissing: isStrict(question.kind) ? formMissing(question, concepts, best, open) : 0,
    unknownTechnical: lack('rare'),
    unknownNoun: lack('noun'),
    unknownOther: lack('other'),
    unknownName: Number(missing.some(({ stem }) => question.names.has(stem))),
    elsewhere: Math.min(2, best.elsewhere),
  };
}

/** A date or figure is easily seen; whoever is asked for may be "the central bank". */
function formMissing(question: ParsedQuestion, concepts: readonly Concept[], best: Candidate, open: OpenIndex): number {
  if (best.expectation > 0) return 0;
  const near = formNear(question, concepts, best, open);
  if (question.kind === 'who') return near ? 0 : 0.2;
  return near ? 0.5 : 1;
}

/** Whether the sentence, or one beside it in the same block, has the form that is asked for. */
function formNear(
  question: ParsedQuestion,
  concepts: readonly Concept[],
  { unit, expectation }: Candidate,
  open: OpenIndex,
): boolean {
  if (expectation > 0) return true;
  return [unit - 1, unit + 1].some(
    (other) => open.blockOf[other] === open.blockOf[unit] && expectationFit(question, concepts, other, open) > 0,
  );
}
