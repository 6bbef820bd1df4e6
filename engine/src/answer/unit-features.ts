import { type Concept, SAME_WORD } from './concepts.ts';
import { expectationFit } from './expectations.ts';
import type { OpenIndex } from './lesson-index.ts';
import type { Presence } from './presence.ts';
import type { ParsedQuestion, QuestionKind } from './question.ts';
import { searchStems } from './search-stems.ts';

/** A question as it is looked up in one index. */
export interface Asked {
  question: ParsedQuestion;
  concepts: readonly Concept[];
  /** Where each concept is met. */
  presences: readonly Presence[];
  open: OpenIndex;
}

/** What is seen of the question itself, once for all units. */
export interface Signs {
  /** Number of the concept of "which test …", "what mistake …": the thing that is asked for; -1 where there is none. */
  head: number;
  yesOrNo: boolean;
  /** "What happens if …" */
  ofCase: boolean;
  utmost: boolean;
}

const GOES_ON =
  /^\**(?:It|They|This|These|He|She|Its|Their|His|Her|Such|That|Those|Here|There|In this|By this|For this)\b/;
const THAT_IS_WHY =
  /^\**(?:(?:That|This|Which) is (?:why|the reason)|Hence|Therefore|Thus|So|Consequently|As a result|For this reason)\b/;
/** "Many people believe that …", "One might expect …": the text is about to say otherwise. */
export const SAID_BY_OTHERS =
  /\b(?:many|often|some|regularly|sometimes|textbooks?|commonly|popular\w*|long) (?:\w+ ){0,3}(?:believed?|think|thought|write|say|said|claim|convinced|assumed?|speak|supposed?|regarded)|\bone might (?:expect|think)/i;
const REASON =
  /\b(?:because|since|so that|therefore|reasons?|thus|hence|owing to|due to)\b|[,;] (?:for|so)\b|\btoo \w+ (?:to|for)\b/i;
const YES_OR_NO = /^(?:is|are|does|do|did|can|could|should|was|were|has|have|will|must|may) /i;
const SETTLES = /\b(?:not|never|no|cannot|only|must|may|nor|neither)\b/i;
const CASE_ASKED = /\b(?:what (?:happens|would|if)|if|when) /i;
const CASE = /\b(?:if|when|unless|otherwise|once|without)\b/i;
const UTMOST = /\b(?:most|least|best|worst|main|chief|chiefly|mainly|mostly|first|last|only|[a-z]{3,}est)\b/i;

/** A word of the paragraph counts for each of its sentences, but less than the sentence's own. */
const AROUND = { factor: 2.5, most: 0.9 };
/** What stands in the heading is said of all below it, if not as surely as what stands in the sentence. */
const IN_HEADING = 0.8;
const BESIDE = 0.9;
/** Sentences before and after that are read with one. */
const REACH = 3;
const HARDLY = 0.3;

/** What tells the unit that answers from those that merely share words with the question. */
export function unitFeatures(unit: number, bm25: number, asked: Asked, signs: Signs) {
  const { question, concepts, open } = asked;
  const { from, to } = groupAround(unit, open);
  const text = open.index.units[unit]!;
  const block = open.index.blocks[open.blockOf[unit]!]!;
  const form = expectationFit(question, concepts, unit, open);
  const formOf = (...kinds: QuestionKind[]) => (kinds.includes(question.kind) ? form : 0);
  const when = (holds: boolean) => (holds ? 1 : 0);
  const { total, prev, ...met } = wordsMet(unit, from, to, asked, signs.head);
  const why = question.kind === 'why';
  return {
    bm25: bm25 / total,
    ...met,
    formWhy: formOf('why'),
    formHow: formOf('how'),
    formWhen: formOf('when'),
    formCondition: formOf('condition'),
    formQuantity: formOf('quantity', 'money', 'formula'),
    formWhere: formOf('where'),
    formCompare: formOf('compare'),
    formList: formOf('list'),
    formWho: formOf('who'),
    formDefine: formOf('define', 'name'),
    pairs: pairsMet(unit, asked),
    prev,
    /** "It …" says something of what the sentence before has named. */
    goesOn: GOES_ON.test(text) ? prev : 0,
    opens: when(unit === from && to - from > 1),
    length: Math.log(1 + open.index.lengths[unit]!),
    saidByOthers: when(SAID_BY_OTHERS.test(text)),
    asks: when(text.trimEnd().endsWith('?')),
    reason: when(why && givesReason(text)),
    reasonForNext: when(why && unit + 1 < to && THAT_IS_WHY.test(open.index.units[unit + 1]!)),
    settles: when(signs.yesOrNo && SETTLES.test(text)),
    caseMet: when(signs.ofCase && CASE.test(text)),
    utmost: when(signs.utmost && UTMOST.test(text)),
    number: when(/\d/.test(text)),
    table: when(block.k === 'table'),
    list: when(block.k === 'list'),
    definition: when(block.k === 'definitions'),
    formula: when(block.k === 'formula' || block.k === 'code'),
    announces: when(/:$/.test(text.trimEnd())),
  };
}

export type UnitFeature = keyof ReturnType<typeof unitFeatures>;

/** The units of the paragraph or list, with what it announces, that a unit stands in. */
function groupAround(unit: number, { blockOf, groupOf, groups, firstUnit }: OpenIndex): { from: number; to: number } {
  const group = groups.get(groupOf[blockOf[unit]!]!)!;
  return { from: firstUnit[group.from]!, to: firstUnit[group.to + 1]! };
}

/** How much of the question, by weight, is met in the unit and around it; each from 0 to 1. */
function wordsMet(unit: number, from: number, to: number, { concepts, presences, open }: Asked, head: number) {
  const section = open.index.blocks[open.blockOf[unit]!]!.s;
  const sum = { own: 0, exact: 0, near: 0, wide: 0, heading: 0, prev: 0, count: 0, headMet: 0, missing: 0 };
  let total = 0;
  concepts.forEach(({ weight, unknown, commonness }, c) => {
    const { direct, around, heading } = presences[c]!;
    const at = (other: number) => (other >= from && other < to ? Math.min(1, direct[other]!) : 0);
    const here = at(unit);
    const title = IN_HEADING * heading[section]!;
    let wide = Math.max(here, title);
    for (let other = unit - REACH; other <= unit + REACH; other++) wide = Math.max(wide, at(other));
    total += weight;
    sum.own += weight * here;
    if (here >= SAME_WORD) sum.exact += weight;
    sum.near += weight * Math.max(here, Math.min(AROUND.most, AROUND.factor * around[unit]!));
    sum.wide += weight * wide;
    sum.heading += weight * heading[section]!;
    sum.prev += weight * at(unit - 1);
    if (here > 0) sum.count++;
    if (c === head) sum.headMet = Math.max(here, BESIDE * at(unit - 1), BESIDE * at(unit + 1), title);
    if (commonness === 'rare' && !unknown && wide < HARDLY) sum.missing++;
  });
  total ||= 1;
  return {
    total,
    own: sum.own / total,
    /** In the same words. */
    exact: sum.exact / total,
    near: sum.near / total,
    wide: sum.wide / total,
    heading: sum.heading / total,
    prev: sum.prev / total,
    /** Each word as much as any other. */
    count: sum.count / (concepts.length || 1),
    headMet: sum.headMet,
    /** Technical words that the lesson has elsewhere. */
    missing: sum.missing,
  };
}

/** Share of the question, by weight, in words that stand side by side in it and do so in the unit as well. */
function pairsMet(unit: number, { concepts, presences, open }: Asked): number {
  let [total, met] = [0, 0];
  let stems: string[] | undefined;
  for (let c = 1; c < concepts.length; c++) {
    const [left, right] = [concepts[c - 1]!, concepts[c]!];
    if (right.position - left.position > 2) continue;
    const weight = left.weight + right.weight;
    total += weight;
    if (presences[c - 1]!.direct[unit]! < SAME_WORD || presences[c]!.direct[unit]! < SAME_WORD) continue;
    stems ??= stemsOf(unit, open);
    const isLeft = sameWord(left, open);
    const isRight = sameWord(right, open);
    if (stems.some((stem, i) => i > 0 && isRight(stem) && isLeft(stems![i - 1]!))) met += weight;
  }
  return total ? met / total : 0;
}

function sameWord({ matches }: Concept, open: OpenIndex): (stem: string) => boolean {
  return (stem) => {
    const term = open.termOf.get(stem);
    return matches.some((match) => match.term === term && match.fit >= SAME_WORD);
  };
}

const stemCache = new WeakMap<OpenIndex, Map<number, string[]>>();

/** The stems of a unit; kept, since the units of a topic are looked at again and again. */
function stemsOf(unit: number, open: OpenIndex): string[] {
  let known = stemCache.get(open);
  if (!known) {
    known = new Map();
    stemCache.set(open, known);
  }
  let stems = known.get(unit);
  if (!stems) {
    stems = searchStems(open.index.units[unit]!);
    known.set(unit, stems);
  }
  return stems;
}

/** Whether a sentence says why something is so. */
export function givesReason(text: string): boolean {
  return REASON.test(text);
}

/** Looks for the signs in a question. */
export function signsOf({ text }: ParsedQuestion, concepts: readonly Concept[]): Signs {
  const asked = new Set(searchStems(/\b(?:which|what|whose) (?:\p{L}+ )?\p{L}+/iu.exec(text)?.[0] ?? ''));
  return {
    head: concepts.findIndex(({ stem }) => asked.has(stem)),
    yesOrNo: YES_OR_NO.test(text),
    ofCase: CASE_ASKED.test(text),
    utmost: UTMOST.test(text),
  };
}
