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
  /** The units that name it, in the order of the text. */
  mentions: readonly number[];
  named: ReadonlySet<number>;
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
  const headings = open.index.sections.map(({ path }) => {
    const stems = new Set(searchStems(path.at(-1) ?? ''));
    return focus.map((concept) => isIn(concept, stems, open));
  });
  const headed = new Set(headings.flatMap((has, s) => (has.every(Boolean) ? [s] : [])));
  if (headed.size === 0 && words.some(({ size }) => size === 0)) return null;
  const topic = (units: number[]): Topic => ({
    name,
    open,
    question,
    concepts,
    mentions: units,
    named: new Set(units),
    headed,
  });
  const mentions = inAll(words);
  if (mentions.length > 0 || words.length < 2) return topic(mentions);
  // "a toxoid vaccine", of which a row below "Types of vaccine" says "toxoid" alone.
  const under = (unit: number, word: number) => headings[sectionOf(unit, open)]![word]!;
  const below = [...new Set(words.flatMap((units) => [...units]))].filter((unit) =>
    words.every((units, word) => units.has(unit) || under(unit, word)),
  );
  return topic(below.sort((a, b) => a - b));
}

/** The numbers that are in every set, ascending. */
function inAll(sets: readonly ReadonlySet<number>[]): number[] {
  const [first, ...others] = [...sets].sort((a, b) => a.size - b.size);
  return [...(first ?? [])].filter((unit) => others.every((units) => units.has(unit))).sort((a, b) => a - b);
}

/** Whether the text has the words of a name side by side, in this order. */
export function hasPhrase(name: string, open: OpenIndex): boolean {
  const words = searchStems(name).join(' ');
  const has = (text: string) => ` ${searchStems(text).join(' ')} `.includes(` ${words} `);
  const { units, sections } = open.index;
  return (
    words !== '' &&
    ((topicIn(name, open)?.mentions ?? []).some((unit) => has(units[unit]!)) ||
      sections.some(({ path }) => has(path.at(-1) ?? '')))
  );
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

/** Whether a unit names the thing. */
export const names = ({ named }: Topic, unit: number): boolean => named.has(unit);

export const sectionOf = (unit: number, { index, blockOf }: OpenIndex): number => index.blocks[blockOf[unit]!]!.s;

/** The unit that says best what the thing is; nothing where none does. */
export function definitionOf(topic: Topic, least = DEFINES): number | undefined {
  let best: number | undefined;
  let highest = 0;
  for (const unit of topic.mentions) {
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
  return topic.mentions.some((unit) => topic.question.words.some(({ word }) => hasWord(word, unit, topic.open)));
}

/** Whether the sentence begins with the thing, and so is about it. */
export function opensWith({ name, open }: Topic, unit: number): boolean {
  const text = open.index.units[unit]!.replace(/^[\W_]*(?:(?:in|under|with|by) )?(?:the|an?)?\s*/i, '').toLowerCase();
  return text.startsWith(name.toLowerCase().replace(/s$/, ''));
}
