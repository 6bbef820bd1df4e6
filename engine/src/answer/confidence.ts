import type { Concept } from './concepts.ts';
import { expectationFit, isStrict } from './expectations.ts';
import type { OpenIndex } from './lesson-index.ts';
import { passageAround } from './passage.ts';
import type { ParsedQuestion } from './question.ts';
import type { Candidate } from './rank.ts';

/**
 * Weights of a logistic model that tells a passage which answers from one that merely shares words. Made by
 * `bench/teaching/fit-chat.ts`, which also checks them by leaving out one text at a time; rounded, since nothing hangs on
 * the second decimal.
 */
const WEIGHTS = {
  bias: -5.5,
  /** Share of the question that the sentence and its surroundings speak of. */
  coverage: 1.6,
  /** The same for nouns and technical words alone. */
  topic: 0.6,
  /** The share that stands in the passage that is shown, or in its heading. */
  passage: 1.6,
  /** Weight of what the sentence itself, or its heading, speaks of. */
  evidence: 1.2,
  /** Share of neighbouring words that stay neighbours. */
  pairsKept: 0.6,
  /** A definition is asked for, and the sentence gives one of just that, or none. */
  defined: 0.3,
  undefined: -0.4,
  /** A name, date or figure is asked for and the passage has none. */
  formMissing: -0.5,
  /** A price is asked for and the passage names no money. */
  moneyMissing: -0.8,
  /** Words that the lesson does not have at all. */
  unknownTechnical: -0.8,
  unknownNoun: -1.1,
  unknownOther: -0.8,
  unknownName: -0.2,
  /** Their share of the question. */
  unknownShare: -0.9,
  /** Technical words that the lesson has only elsewhere. */
  elsewhere: -0.4,
  /** How near the best passage of another place comes: 1 is a tie. */
  rival: -0.1,
  /** How many words the question has: a short one is met by chance. */
  words: 1.1,
  /** How well the noun or technical word that is met worst is met there. */
  weakest: 0.4,
  /** The share of the question that stands in the passage in the same words. */
  exact: 1.5,
};

/** From here on a word is met as itself: misspelt, or by another name that the lesson gives it, at the least. */
const SAME = 0.9;

type Feature = keyof typeof WEIGHTS;

/** What the model looks at, each between about -2 and 2. */
export function featuresOf(
  question: ParsedQuestion,
  concepts: readonly Concept[],
  ranked: readonly Candidate[],
  open: OpenIndex,
): Record<Feature, number> {
  const best = ranked[0]!;
  const unknown = concepts.filter((concept) => concept.unknown);
  const count = (kind: Concept['commonness']) => unknown.filter((concept) => concept.commonness === kind).length;
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const span = passageAround(best.unit, open).units;
  const rival = ranked.find(({ unit }) => unit < span.from || unit >= span.to);
  let inAll = 0;
  let weakest = 1;
  let exact = 0;
  concepts.forEach((concept, c) => {
    const { direct, heading } = best.presences[c]!;
    let inPassage = 0.8 * heading[open.index.blocks[open.blockOf[best.unit]!]!.s]!;
    for (let unit = span.from; unit < span.to; unit++)
      inPassage = Math.max(inPassage, Math.min(1, direct.get(unit) ?? 0));
    inAll += concept.weight * inPassage;
    if (concept.commonness !== 'other') weakest = Math.min(weakest, inPassage);
    if (inPassage >= SAME) exact += concept.weight;
  });
  const defines = question.kind === 'define';
  const strict = isStrict(question.kind) && !formWithin(question, concepts, span, open);
  return {
    bias: 1,
    coverage: best.coverage,
    topic: best.topic,
    passage: inAll / total,
    evidence: Math.min(2, best.evidence),
    pairsKept: best.pairsKept,
    defined: defines && best.expectation >= 0.9 ? 1 : 0,
    undefined: defines && best.expectation === 0 ? 1 : 0,
    formMissing: strict && question.kind !== 'money' ? 1 : 0,
    moneyMissing: strict && question.kind === 'money' ? 2 : 0,
    unknownTechnical: Math.min(2, count('rare')),
    unknownNoun: Math.min(2, count('noun')),
    unknownOther: Math.min(2, count('other')),
    unknownName: unknown.some((concept) => question.names.has(concept.stem)) ? 1 : 0,
    unknownShare: unknown.reduce((sum, { weight }) => sum + weight, 0) / total,
    elsewhere: Math.min(2, best.elsewhere),
    rival: rival ? Math.min(1, rival.score / best.score) : 0,
    weakest,
    exact: exact / total,
    words: Math.min(6, concepts.length) / 3,
  };
}

/** How sure it is, from 0 to 1, that the passage around the best candidate answers the question. */
export function confidence(
  question: ParsedQuestion,
  concepts: readonly Concept[],
  ranked: readonly Candidate[],
  open: OpenIndex,
): number {
  const features = featuresOf(question, concepts, ranked, open);
  let sum = 0;
  for (const feature of Object.keys(WEIGHTS) as Feature[]) sum += WEIGHTS[feature] * features[feature];
  return 1 / (1 + Math.exp(-sum));
}

/** Whether anything in the passage has the form that is asked for. */
function formWithin(
  question: ParsedQuestion,
  concepts: readonly Concept[],
  span: { from: number; to: number },
  open: OpenIndex,
): boolean {
  for (let unit = span.from; unit < span.to; unit++) {
    if (expectationFit(question, concepts, unit, open) > 0) return true;
  }
  return false;
}
