import { type Concept, rarity } from './concepts.ts';
import { expectationFit } from './expectations.ts';
import { eachPosting, type OpenIndex } from './lesson-index.ts';
import type { ParsedQuestion } from './question.ts';
import { searchStems } from './search-stems.ts';

export interface Candidate {
  unit: number;
  /** Orders candidates of one question; not comparable between questions. */
  score: number;
  /** Share of the question, by weight, that the passage around the unit speaks of: 0 to 1. */
  coverage: number;
  /** The same for the unit alone. */
  ownCoverage: number;
  /** Pairs of words that stand side by side in the question, and how many of them do so in the unit as well. */
  pairs: number;
  kept: number;
  /** The coverage of nouns and technical words alone: what the question is about. */
  topic: number;
  /** The heaviest word of the question that the lesson has, but not here, in units of a word that occurs once. */
  missing: number;
  /** Weight of what the unit itself, or the heading right above it, speaks of, in units of a word that occurs once. */
  evidence: number;
  /** How well the unit has the form that the question asks for: 0 to 1. */
  expectation: number;
}

const K1 = 1.2;
const B = 0.35;
const CONTEXT = { neighbour: 0.35, group: 0.2, heading: 0.45, parentHeading: 0.2 };
const SHORTLIST = 40;
/** What stands in the heading is said of all below it, if not as surely as what stands in the sentence. */
const HEADING_EVIDENCE = 0.8;
/** A question in the text is no answer to one. */
const ASKS_ITSELF = 0.5;

/** Heading stems of a section, own heading and parents apart; computed once per index. */
const headingCache = new WeakMap<OpenIndex, { own: Set<number>; parents: Set<number> }[]>();
function headingsOf(open: OpenIndex): { own: Set<number>; parents: Set<number> }[] {
  const known = headingCache.get(open);
  if (known) return known;
  const toTerms = (text: string) => {
    const terms = new Set<number>();
    for (const stem of searchStems(text)) {
      const term = open.termOf.get(stem);
      if (term !== undefined) terms.add(term);
    }
    return terms;
  };
  const made = open.index.sections.map((section) => ({
    own: toTerms(section.path.at(-1) ?? ''),
    parents: toTerms(section.path.slice(0, -1).join(' ')),
  }));
  headingCache.set(open, made);
  return made;
}

/** Where each concept is met: per unit, how strongly, directly and through what stands around it. */
interface Presence {
  direct: Map<number, number>;
  around: Map<number, number>;
  /** Per section: how well its own heading holds the concept. */
  heading: number[];
}

function presenceOf(concept: Concept, open: OpenIndex): Presence {
  const direct = new Map<number, number>();
  const around = new Map<number, number>();
  const { index, blockOf, groupOf, groups, firstUnit } = open;
  for (const { term, fit } of concept.matches) {
    eachPosting(open, term, (unit, occurrences) => {
      direct.set(unit, Math.max(direct.get(unit) ?? 0, fit * occurrences));
    });
  }
  const raise = (unit: number, value: number) => {
    if (value > (around.get(unit) ?? 0)) around.set(unit, value);
  };
  for (const [unit, strength] of direct) {
    const group = groups.get(groupOf[blockOf[unit]!]!)!;
    const from = Math.max(firstUnit[group.from]!, unit - 6);
    const to = Math.min(firstUnit[group.to + 1]!, unit + 7);
    for (let other = from; other < to; other++) {
      const share = Math.abs(other - unit) === 1 ? CONTEXT.neighbour : CONTEXT.group;
      if (other !== unit) raise(other, Math.min(1, strength) * share);
    }
  }
  const headings = headingsOf(open);
  const heading = index.sections.map((_, s) =>
    Math.max(0, ...concept.matches.map(({ term, fit }) => (headings[s]!.own.has(term) ? fit : 0))),
  );
  const sectionFit = index.sections.map((_, s) => {
    const parent = Math.max(0, ...concept.matches.map(({ term, fit }) => (headings[s]!.parents.has(term) ? fit : 0)));
    return Math.max(heading[s]! * CONTEXT.heading, parent * CONTEXT.parentHeading);
  });
  index.blocks.forEach((block, b) => {
    const value = sectionFit[block.s]!;
    if (value > 0) for (let unit = firstUnit[b]!; unit < firstUnit[b + 1]!; unit++) raise(unit, value);
  });
  return { direct, around, heading };
}

/** The units that best fit the question, best first. */
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

  const total = concepts.reduce((sum, concept) => sum + concept.weight, 0) || 1;
  const single = rarity(open, 1);
  const topicTotal = concepts.reduce((sum, { weight, commonness }) => sum + (commonness === 'other' ? 0 : weight), 0);
  const shortlist: number[] = [];
  scores.forEach((score, unit) => {
    if (score > 0) shortlist.push(unit);
  });
  shortlist.sort((a, b) => scores[b]! - scores[a]! || a - b);
  return shortlist
    .slice(0, SHORTLIST)
    .map((unit): Candidate => {
      let covered = 0;
      let own = 0;
      let evidence = 0;
      const section = open.index.blocks[open.blockOf[unit]!]!.s;
      let missing = 0;
      let topic = 0;
      concepts.forEach((concept, c) => {
        const direct = Math.min(1, presences[c]!.direct.get(unit) ?? 0);
        const around = Math.min(0.9, 2.5 * (presences[c]!.around.get(unit) ?? 0));
        if (!concept.unknown && direct === 0 && around < 0.3) missing = Math.max(missing, concept.weight);
        if (concept.commonness !== 'other') topic += concept.weight * Math.max(direct, around);
        const heading = presences[c]!.heading[section]! * HEADING_EVIDENCE;
        evidence += concept.weight * Math.max(direct, heading);
        own += concept.weight * direct;
        covered += concept.weight * Math.max(direct, around);
      });
      const expectation = expectationFit(question, concepts, unit, open);
      const coverage = covered / total;
      const ownCoverage = own / total;
      const { pairs, kept } = phraseFit(concepts, unit, open);
      const phrase = pairs ? kept / pairs : 0;
      const score =
        (scores[unit]! / total) *
        (0.6 + 0.4 * coverage) *
        (1 + 0.35 * expectation + 0.3 * phrase) *
        (open.index.units[unit]!.trimEnd().endsWith('?') ? ASKS_ITSELF : 1);
      return {
        unit,
        score,
        coverage,
        ownCoverage,
        pairs,
        kept,
        topic: topicTotal ? topic / topicTotal : coverage,
        missing: missing / single,
        evidence: evidence / single,
        expectation,
      };
    })
    .sort((a, b) => b.score - a.score || a.unit - b.unit);
}

/** Pairs of words that stand side by side in the question, and how many of them do so in the unit as well. */
function phraseFit(concepts: readonly Concept[], unit: number, open: OpenIndex): { pairs: number; kept: number } {
  const stems = searchStems(open.index.units[unit]!);
  const places = concepts.map((concept) => {
    const terms = new Set(concept.matches.filter(({ fit }) => fit >= 0.8).map(({ term }) => open.terms[term]!));
    return new Set(stems.flatMap((stem, i) => (terms.has(stem) ? [i] : [])));
  });
  let pairs = 0;
  let kept = 0;
  for (let c = 1; c < concepts.length; c++) {
    if (concepts[c]!.position - concepts[c - 1]!.position !== 1) continue;
    pairs++;
    for (const at of places[c]!) {
      if (places[c - 1]!.has(at - 1)) {
        kept++;
        break;
      }
    }
  }
  return { pairs, kept };
}
