import type { Concept } from './concepts.ts';
import type { OpenIndex } from './lesson-index.ts';
import { type Presence, presenceOf } from './presence.ts';
import type { ParsedQuestion } from './question.ts';
import { type Asked, signsOf, type UnitFeature, unitFeatures } from './unit-features.ts';

export interface Candidate {
  unit: number;
  /** How likely it is to be the answer, against the best, which has 1. */
  score: number;
  /** Share of the question, by weight, that the unit and its surroundings speak of: 0 to 1. */
  coverage: number;
}

/** The candidates of a question, best first, with what it was looked up by. */
export interface Ranking extends Asked {
  candidates: Candidate[];
}

/** Made by `bench/teaching/fit-rank.ts`, which also checks them by leaving out texts. */
const WEIGHTS: Record<UnitFeature, number> = {
  bm25: 3.1,
  own: 0.9,
  exact: -1.8,
  near: 3.7,
  wide: 2.5,
  heading: 1.9,
  count: 3.3,
  headMet: 0.5,
  missing: -0.4,
  formWhy: 1.6,
  formHow: 1.3,
  formWhen: 4.1,
  formCondition: 2.1,
  formQuantity: 2.9,
  formWhere: 3,
  formCompare: 1.4,
  formList: 1.1,
  formWho: 3.4,
  formDefine: 1.4,
  pairs: 0.7,
  prev: 0.8,
  goesOn: 2.3,
  opens: -0.4,
  length: 0.4,
  saidByOthers: -3.5,
  asks: -2.6,
  reason: 0.3,
  reasonForNext: 1,
  settles: 1.8,
  caseMet: 1,
  utmost: 1.3,
  number: -0.4,
  table: -1.2,
  list: -0.5,
  definition: -1.1,
  formula: -3.1,
  announces: -1.1,
};

const K1 = 1.2;
const B = 0.35;
const SHORTLIST = 40;

/** The units that may answer the question: BM25 over sentences with their surroundings, then a closer look. */
export function rank(question: ParsedQuestion, concepts: readonly Concept[], open: OpenIndex): Ranking {
  const { asked, looked } = lookCloser(question, concepts, open);
  const worths = looked.map(({ features }) => worthOf(features));
  const best = Math.max(...worths);
  const candidates = looked
    .map(({ unit, features }, i) => ({ unit, score: Math.exp(worths[i]! - best), coverage: features.near }))
    .sort((a, b) => b.score - a.score || a.unit - b.unit);
  return { ...asked, candidates };
}

/** The units of the shortlist with what is seen of each. */
export function lookCloser(question: ParsedQuestion, concepts: readonly Concept[], open: OpenIndex) {
  const presences = concepts.map((concept) => presenceOf(concept, open));
  const asked: Asked = { question, concepts, presences, open };
  const scores = bm25Scores(concepts, presences, open);
  const signs = signsOf(question, concepts);
  const looked = shortlist(scores, open).map((unit) => ({
    unit,
    features: unitFeatures(unit, scores[unit]!, asked, signs),
  }));
  return { asked, looked };
}

const ENTRIES = Object.entries(WEIGHTS) as [UnitFeature, number][];

function worthOf(features: Record<UnitFeature, number>): number {
  let sum = 0;
  for (const [feature, weight] of ENTRIES) sum += weight * features[feature];
  return sum;
}

function bm25Scores(concepts: readonly Concept[], presences: readonly Presence[], open: OpenIndex): Float64Array {
  const { lengths } = open.index;
  const scores = new Float64Array(lengths.length);
  concepts.forEach(({ weight }, c) => {
    const { direct, around } = presences[c]!;
    for (let unit = 0; unit < scores.length; unit++) {
      const strength = direct[unit]! + around[unit]!;
      if (strength === 0) continue;
      const length = lengths[unit]! / open.averageLength;
      scores[unit]! += (weight * strength * (K1 + 1)) / (strength + K1 * (1 - B + B * length));
    }
  });
  return scores;
}

/** The best units and those beside them: an answer often follows the sentence that has the words of the question. */
function shortlist(scores: Float64Array, { blockOf, groupOf }: OpenIndex): number[] {
  const met: number[] = [];
  scores.forEach((score, unit) => {
    if (score > 0) met.push(unit);
  });
  const best = met.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, SHORTLIST);
  const chosen = new Set(best);
  const groupAt = (unit: number) => groupOf[blockOf[unit]!];
  for (const unit of best) {
    for (const other of [unit - 1, unit + 1])
      if (other >= 0 && other < scores.length && groupAt(other) === groupAt(unit)) chosen.add(other);
  }
  return [...chosen];
}
