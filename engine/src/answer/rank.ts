import { type Concept, rarity, SAME_WORD } from './concepts.ts';
import { expectationFit, isStrict } from './expectations.ts';
import type { OpenIndex } from './lesson-index.ts';
import { type Presence, presenceOf } from './presence.ts';
import type { ParsedQuestion } from './question.ts';
import { searchStems } from './search-stems.ts';

export interface Candidate {
  unit: number;
  /** Orders candidates of one question; not comparable between questions. */
  score: number;
  /** Share of the question, by weight, that the passage around the unit speaks of: 0 to 1. */
  coverage: number;
  /** The coverage of nouns and technical words alone: what the question is about. */
  topic: number;
  /** Weight of what the unit itself, or the heading right above it, speaks of, in units of a word that occurs once. */
  evidence: number;
  /** Share of the words side by side in the question that are so in the unit as well: 0 to 1. */
  pairsKept: number;
  /** Technical words of the question that the lesson has elsewhere, but not here. */
  elsewhere: number;
  /** How well the unit has the form that the question asks for; 0 where it has not. */
  expectation: number;
  /** Where each concept of the question is met; the same for all candidates. */
  presences: readonly Presence[];
}

const K1 = 1.2;
const B = 0.35;
const SHORTLIST = 40;
/** How much the form that the question asks for counts; a name, date or figure that is asked for should be there. */
const FORM = 0.35;
const STRICT_FORM = 0.6;
const PAIRS = 0.5;
/** What stands in the heading is said of all below it, if not as surely as what stands in the sentence. */
const HEADING_EVIDENCE = 0.8;
/** A question in the text is no answer to one. */
const ASKS_ITSELF = 0.5;
/** A word of the paragraph counts for each of its sentences, but less than the sentence's own. */
const AROUND = { factor: 2.5, most: 0.9, least: 0.3 };

/** The units that best fit the question, best first: BM25 over sentences with their surroundings, then a closer look. */
export function rank(question: ParsedQuestion, concepts: readonly Concept[], open: OpenIndex): Candidate[] {
  const presences = concepts.map((concept) => presenceOf(concept, open));
  const scores = new Float64Array(open.index.units.length);
  concepts.forEach((concept, c) => {
    const { direct, around } = presences[c]!;
    const add = (unit: number, strength: number) => {
      const length = open.index.lengths[unit]! / open.averageLength;
      scores[unit]! += (concept.weight * strength * (K1 + 1)) / (strength + K1 * (1 - B + B * length));
    };
    for (const [unit, strength] of direct) add(unit, strength + (around.get(unit) ?? 0));
    for (const [unit, strength] of around) if (!direct.has(unit)) add(unit, strength);
  });
  const shortlist: number[] = [];
  scores.forEach((score, unit) => {
    if (score > 0) shortlist.push(unit);
  });
  return shortlist
    .sort((a, b) => scores[b]! - scores[a]! || a - b)
    .slice(0, SHORTLIST)
    .map((unit) => candidateOf(unit, scores[unit]!, question, concepts, presences, open))
    .sort((a, b) => b.score - a.score || a.unit - b.unit);
}

function candidateOf(
  unit: number,
  bm25: number,
  question: ParsedQuestion,
  concepts: readonly Concept[],
  presences: readonly Presence[],
  open: OpenIndex,
): Candidate {
  const section = open.index.blocks[open.blockOf[unit]!]!.s;
  let [total, covered, topicTotal, topic, evidence, elsewhere] = [0, 0, 0, 0, 0, 0];
  concepts.forEach((concept, c) => {
    const { direct, around, heading } = presences[c]!;
    const here = Math.min(1, direct.get(unit) ?? 0);
    const near = Math.min(AROUND.most, AROUND.factor * (around.get(unit) ?? 0));
    const met = concept.weight * Math.max(here, near);
    total += concept.weight;
    covered += met;
    evidence += concept.weight * Math.max(here, HEADING_EVIDENCE * heading[section]!);
    if (concept.commonness !== 'other') {
      topicTotal += concept.weight;
      topic += met;
    }
    if (concept.commonness === 'rare' && !concept.unknown && here === 0 && near < AROUND.least) elsewhere++;
  });
  const coverage = covered / (total || 1);
  const expectation = expectationFit(question, concepts, unit, open);
  const pairsKept = pairsKeptIn(unit, concepts, open);
  const form = (isStrict(question.kind) ? STRICT_FORM : FORM) * expectation;
  const asks = open.index.units[unit]!.trimEnd().endsWith('?') ? ASKS_ITSELF : 1;
  return {
    unit,
    score: (bm25 / (total || 1)) * (0.6 + 0.4 * coverage) * (1 + form + PAIRS * pairsKept) * asks,
    coverage,
    topic: topicTotal ? topic / topicTotal : coverage,
    evidence: evidence / rarity(open, 1),
    pairsKept,
    elsewhere,
    expectation,
    presences,
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
