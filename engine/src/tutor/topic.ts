import { type Concept, conceptsOf, SAME_WORD } from '../answer/concepts.ts';
import { ADDED, expectationFit } from '../answer/expectations.ts';
import { eachPosting, type OpenIndex } from '../answer/lesson-index.ts';
import { type ParsedQuestion, parseQuestion } from '../answer/question.ts';
import { searchStems, withoutMarks } from '../answer/search-stems.ts';

/** A thing that the learner names, as one text speaks of it. */
export interface Topic {
  name: string;
  open: OpenIndex;
  question: ParsedQuestion;
  concepts: Concept[];
  /** Per word of the name: the units that have it, or another form of it. */
  words: ReadonlySet<number>[];
  /** Sections whose own heading is about it. */
  headed: ReadonlySet<number>;
}

/** From here on a sentence says what the thing is. */
const DEFINES = 0.9;

/** The thing as the text speaks of it; null where the text lacks a word of its name, or it has none. */
export function topicIn(name: string, open: OpenIndex): Topic | null {
  const question: ParsedQuestion = { ...parseQuestion(`What is ${name}?`), kind: 'define' };
  const concepts = conceptsOf(question, open);
  const own = concepts.filter(({ stem }) => !ADDED.has(stem));
  const focus = own.length > 0 ? own : concepts;
  if (focus.length === 0) return null;
  const words = focus.map((concept) => unitsWith(concept, open));
  const headed = new Set<number>();
  open.index.sections.forEach(({ path }, s) => {
    const stems = new Set(searchStems(path.at(-1) ?? ''));
    if (focus.every((concept) => isIn(concept, stems, open))) headed.add(s);
  });
  if (headed.size === 0 && words.some(({ size }) => size === 0)) return null;
  return { name, open, question, concepts, words, headed };
}

/** The units that have a word, or another form of it; "I consider" is none of "consideration" where the text has that. */
function unitsWith({ word, stem, matches }: Concept, open: OpenIndex): Set<number> {
  const [own, other, named] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const { term, fit } of matches) {
    if (fit < SAME_WORD) continue;
    const isStem = (fit === 1 || fit === SAME_WORD) && !/^\d/.test(stem);
    eachPosting(open, term, (unit) => (!isStem ? named : hasWord(word, unit, open) ? own : other).add(unit));
  }
  return new Set([...(own.size > 0 ? own : other), ...named]);
}

/** Whether a unit has the very word, but for its ending. */
function hasWord(word: string, unit: number, { index }: OpenIndex): boolean {
  return withoutMarks(index.units[unit]!)
    .toLowerCase()
    .includes(word.slice(0, Math.max(3, word.length - 2)));
}

/** Whether the text has neither a word of the name nor anything that stands for it. */
export function lacksWord(name: string, open: OpenIndex): boolean {
  return conceptsOf(parseQuestion(`What is ${name}?`), open).some(({ unknown }) => unknown);
}

function isIn({ stem, matches }: Concept, stems: ReadonlySet<string>, { terms }: OpenIndex): boolean {
  return stems.has(stem) || matches.some(({ term, fit }) => fit >= SAME_WORD && stems.has(terms[term]!));
}

/** Whether a unit has every word of the name. */
export const names = ({ words }: Topic, unit: number): boolean => words.every((units) => units.has(unit));

export const sectionOf = (unit: number, { index, blockOf }: OpenIndex): number => index.blocks[blockOf[unit]!]!.s;

/** Units that name the thing, in the order of the text. */
export function mentionsOf(topic: Topic): number[] {
  const [first, ...others] = [...topic.words].sort((a, b) => a.size - b.size);
  return [...(first ?? [])].filter((unit) => others.every((units) => units.has(unit))).sort((a, b) => a - b);
}

/** The unit that says best what the thing is; nothing where none does. */
export function definitionOf(topic: Topic, least = DEFINES): number | undefined {
  let best: number | undefined;
  let highest = 0;
  for (const unit of mentionsOf(topic)) {
    const fit = expectationFit(topic.question, topic.concepts, unit, topic.open);
    if (fit >= least && fit > highest) [best, highest] = [unit, fit];
  }
  return best;
}

/** Where a section that is about the thing begins: for what a text explains under a heading and never defines. */
export function openingOf({ headed, open }: Topic): number | undefined {
  const b = open.index.blocks.findIndex(({ s, n }) => n > 0 && headed.has(s));
  return b < 0 ? undefined : open.firstUnit[b];
}

/** Whether a mention has a very word of the name: "inflatable" has the stem of "inflation", and is another thing. */
export function hasWords(topic: Topic): boolean {
  return mentionsOf(topic).some((unit) => topic.question.words.some(({ word }) => hasWord(word, unit, topic.open)));
}
