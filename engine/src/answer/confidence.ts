import { type Concept, strangePairs } from './concepts.ts';
import type { OpenIndex } from './lesson-index.ts';
import type { ParsedQuestion } from './question.ts';
import type { Candidate } from './rank.ts';

/**
 * Weights of a logistic model that tells a passage which answers from one that merely shares words. Fitted on nine of
 * the project's evaluation texts (90 questions that they answer, 97 from the same fields that they do not, and the other
 * texts' questions); rounded, since nothing hangs on the second decimal.
 */
const WEIGHTS = {
  bias: -3.7,
  coverage: 2,
  evidence: 2.2,
  pairKept: 1.4,
  pairLost: -0.2,
  strangePair: -0.4,
  undefined: -1.9,
  unknownTechnical: -0.9,
  unknownNoun: -1.1,
  unknownName: -1.2,
  missing: -0.9,
  topic: 1.6,
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
  const kept = candidate.pairs ? candidate.kept / candidate.pairs : 0;
  const sum =
    WEIGHTS.bias +
    WEIGHTS.coverage * candidate.coverage +
    WEIGHTS.evidence * Math.min(2, candidate.evidence) +
    WEIGHTS.pairKept * kept +
    WEIGHTS.pairLost * (candidate.pairs ? 1 - kept : 0) +
    WEIGHTS.strangePair * Math.min(2, strangePairs(concepts, open)) +
    (question.kind === 'define' && candidate.expectation === 0 ? WEIGHTS.undefined : 0) +
    WEIGHTS.unknownTechnical * Math.min(2, count('rare')) +
    WEIGHTS.unknownNoun * Math.min(2, count('noun')) +
    (unknown.some((concept) => question.names.has(concept.stem)) ? WEIGHTS.unknownName : 0) +
    WEIGHTS.missing * candidate.missing +
    WEIGHTS.topic * candidate.topic;
  return 1 / (1 + Math.exp(-sum));
}
