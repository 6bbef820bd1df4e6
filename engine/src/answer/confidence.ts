import type { Concept } from './concepts.ts';
import { expectationFit, isStrict } from './expectations.ts';
import type { OpenIndex } from './lesson-index.ts';
import type { ParsedQuestion } from './question.ts';
import type { Candidate } from './rank.ts';

/**
 * Weights of a logistic model that tells a passage which answers from one that merely shares words. Fitted on the
 * project's evaluation texts (120 questions that they answer, 130 from the same fields that they do not, and the other
 * texts' questions), checked by leaving out one text at a time; rounded, since nothing hangs on the second decimal.
 */
const WEIGHTS = {
  bias: -4.2,
  /** Share of the question that the passage speaks of. */
  coverage: 1.9,
  /** The same for nouns and technical words alone. */
  topic: 1.4,
  /** Weight of what the sentence itself speaks of. */
  evidence: 2.2,
  /** Share of neighbouring words that stay neighbours. */
  pairsKept: 1,
  /** A definition is asked for, and the sentence gives one of just that, or none. */
  defined: 1.5,
  undefined: -1.6,
  /** A name, date or figure is asked for and none is near. */
  formMissing: -0.6,
  /** A price is asked for and no money is near. */
  moneyMissing: -2.5,
  /** Each word that the lesson does not have at all. */
  unknownTechnical: -0.7,
  unknownNoun: -0.9,
  unknownName: -0.9,
  /** Each technical word that the lesson has only elsewhere. */
  elsewhere: -0.9,
};

/** How sure it is, from 0 to 1, that the passage around the candidate answers the question. */
export function confidence(
  question: ParsedQuestion,
  concepts: readonly Concept[],
  candidate: Candidate,
  open: OpenIndex,
): number {
  const unknown = concepts.filter((concept) => concept.unknown);
  const count = (kind: Concept['commonness']) => unknown.filter((concept) => concept.commonness === kind).length;
  const { expectation } = candidate;
  const asksForDefinition = question.kind === 'define';
  const definition = !asksForDefinition
    ? 0
    : expectation === 0
      ? WEIGHTS.undefined
      : expectation >= 0.9
        ? WEIGHTS.defined
        : 0;
  const sum =
    WEIGHTS.bias +
    WEIGHTS.coverage * candidate.coverage +
    WEIGHTS.topic * candidate.topic +
    WEIGHTS.evidence * Math.min(2, candidate.evidence) +
    WEIGHTS.pairsKept * candidate.pairsKept +
    definition +
    (isStrict(question.kind) && !formNear(question, concepts, candidate, open)
      ? question.kind === 'money'
        ? WEIGHTS.moneyMissing
        : WEIGHTS.formMissing
      : 0) +
    WEIGHTS.unknownTechnical * Math.min(2, count('rare')) +
    WEIGHTS.unknownNoun * Math.min(2, count('noun')) +
    (unknown.some((concept) => question.names.has(concept.stem)) ? WEIGHTS.unknownName : 0) +
    WEIGHTS.elsewhere * Math.min(2, candidate.elsewhere);
  return 1 / (1 + Math.exp(-sum));
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
