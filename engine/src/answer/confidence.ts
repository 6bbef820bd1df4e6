import { type Concept, rarity, SAME_WORD } from './concepts.ts';
import { expectationFit, isStrict } from './expectations.ts';
import type { OpenIndex } from './lesson-index.ts';
import type { FoundPlace } from './places.ts';
import type { Ranking } from './rank.ts';
import { searchStems } from './search-stems.ts';

/**
 * Weights of a logistic model that tells a passage which answers from one that merely shares words. Made by
 * `bench/teaching/fit-chat.ts`, which also checks them by leaving out one text at a time; rounded, since nothing hangs on
 * the second decimal.
 */
const WEIGHTS = {
  bias: -5.5,
  /** Share of the question that the sentence and its surroundings speak of. */
  coverage: 1.4,
  /** The same for nouns and technical words alone. */
  topic: 0.9,
  /** The share that stands in the passage that is shown, or in its heading. */
  passage: 1.6,
  /** Weight of what the sentence itself, or its heading, speaks of. */
  evidence: 0.9,
  /** Share of neighbouring words that stay neighbours. */
  pairsKept: 0.5,
  /** A definition is asked for, and the sentence gives one of just that, or none. */
  defined: 0.1,
  undefined: -0.6,
  /** A name, date or figure is asked for and the passage has none. */
  formMissing: -0.4,
  /** A price is asked for and the passage names no money. */
  moneyMissing: -0.5,
  /** Words that the lesson does not have at all. */
  unknownTechnical: -0.8,
  unknownNoun: -0.9,
  unknownOther: -0.7,
  unknownName: -0.1,
  /** Their share of the question. */
  unknownShare: -0.8,
  /** Technical words that the lesson has only elsewhere. */
  elsewhere: 0.1,
  /** How near the best passage of another place comes: 1 is a tie. */
  rival: -0.2,
  /** How many words the question has: a short one is met by chance. */
  words: 1,
  /** How well the noun or technical word that is met worst is met there. */
  weakest: 0.2,
  /** The share of the question that stands in the passage in the same words. */
  exact: 2,
};

/** From here on a word is met as itself: misspelt, or by another name that the lesson gives it, at the least. */
const SAME = 0.9;

type Feature = keyof typeof WEIGHTS;

/** What stands in the heading is said of all below it, if not as surely as what stands in the sentence. */
const IN_HEADING = 0.8;
/** A word of the paragraph counts for each of its sentences, but less than the sentence's own. */
const AROUND = { factor: 2.5, most: 0.9, least: 0.3 };

/** What the model looks at, each between about -2 and 2. */
export function featuresOf(ranking: Ranking, places: readonly FoundPlace[]): Record<Feature, number> {
  const { question, concepts, open } = ranking;
  const best = places[0]!;
  const { unit } = best.candidates[0]!;
  const unknown = concepts.filter((concept) => concept.unknown);
  const count = (kind: Concept['commonness']) => unknown.filter((concept) => concept.commonness === kind).length;
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const defines = question.kind === 'define';
  const expectation = expectationFit(question, concepts, unit, open);
  const strict = isStrict(question.kind) && !formWithin(ranking, best.units);
  return {
    bias: 1,
    ...wordsMet(ranking, best),
    pairsKept: pairsKeptIn(unit, concepts, open),
    defined: defines && expectation >= 0.9 ? 1 : 0,
    undefined: defines && expectation === 0 ? 1 : 0,
    formMissing: strict && question.kind !== 'money' ? 1 : 0,
    moneyMissing: strict && question.kind === 'money' ? 2 : 0,
    unknownTechnical: Math.min(2, count('rare')),
    unknownNoun: Math.min(2, count('noun')),
    unknownOther: Math.min(2, count('other')),
    unknownName: unknown.some((concept) => question.names.has(concept.stem)) ? 1 : 0,
    unknownShare: unknown.reduce((sum, { weight }) => sum + weight, 0) / total,
    rival: places[1] ? places[1].score / best.score : 0,
    words: Math.min(6, concepts.length) / 3,
  };
}

/** How much of the question, by weight, the best place speaks of, in several ways of looking. */
function wordsMet({ concepts, presences, open }: Ranking, { candidates, units }: FoundPlace) {
  const { unit } = candidates[0]!;
  const section = open.index.blocks[open.blockOf[unit]!]!.s;
  const sum = { all: 0, coverage: 0, topicAll: 0, topic: 0, passage: 0, evidence: 0, exact: 0, elsewhere: 0 };
  let weakest = 1;
  concepts.forEach((concept, c) => {
    const { direct, around, heading } = presences[c]!;
    const { weight } = concept;
    const here = Math.min(1, direct[unit]!);
    const near = Math.max(here, Math.min(AROUND.most, AROUND.factor * around[unit]!));
    const title = IN_HEADING * heading[section]!;
    let passage = title;
    for (let other = units.from; other < units.to; other++) passage = Math.max(passage, Math.min(1, direct[other]!));
    sum.all += weight;
    sum.coverage += weight * near;
    sum.passage += weight * passage;
    sum.evidence += weight * Math.max(here, title);
    if (passage >= SAME) sum.exact += weight;
    if (concept.commonness === 'rare' && !concept.unknown && near < AROUND.least) sum.elsewhere++;
    if (concept.commonness === 'other') return;
    sum.topicAll += weight;
    sum.topic += weight * near;
    weakest = Math.min(weakest, passage);
  });
  const all = sum.all || 1;
  const coverage = sum.coverage / all;
  return {
    coverage,
    topic: sum.topicAll ? sum.topic / sum.topicAll : coverage,
    passage: sum.passage / all,
    evidence: Math.min(2, sum.evidence / rarity(open, 1)),
    elsewhere: Math.min(2, sum.elsewhere),
    weakest,
    exact: sum.exact / all,
  };
}

/** Words that stand side by side in the question and do so in the unit mean the same thing in both. */
function pairsKeptIn(unit: number, concepts: readonly Concept[], open: OpenIndex): number {
  const stems = searchStems(open.index.units[unit]!);
  const places = concepts.map((concept) => {
    const terms = new Set(concept.matches.filter(({ fit }) => fit >= SAME_WORD).map(({ term }) => open.terms[term]!));
    return new Set(stems.flatMap((stem, i) => (terms.has(stem) ? [i] : [])));
  });
  let pairs = 0;
  let kept = 0;
  for (let c = 1; c < concepts.length; c++) {
    if (concepts[c]!.position - concepts[c - 1]!.position !== 1) continue;
    pairs++;
    if ([...places[c]!].some((at) => places[c - 1]!.has(at - 1))) kept++;
  }
  return pairs ? kept / pairs : 0;
}

/** How sure it is, from 0 to 1, that the best of the places answers the question. */
export function confidence(ranking: Ranking, places: readonly FoundPlace[]): number {
  const features = featuresOf(ranking, places);
  let sum = 0;
  for (const feature of Object.keys(WEIGHTS) as Feature[]) sum += WEIGHTS[feature] * features[feature];
  return 1 / (1 + Math.exp(-sum));
}

/** Whether anything in the passage has the form that is asked for. */
function formWithin({ question, concepts, open }: Ranking, span: { from: number; to: number }): boolean {
  for (let unit = span.from; unit < span.to; unit++) {
    if (expectationFit(question, concepts, unit, open) > 0) return true;
  }
  return false;
}
