import type { Place } from '../document.ts';
import { answerInText } from './asked-in-text.ts';
import { conceptsOf } from './concepts.ts';
import { confidence } from './confidence.ts';
import { glossaryEntry } from './glossary.ts';
import { type LessonIndex, type OpenIndex, openIndex } from './lesson-index.ts';
import { answeringWords, type FoundPlace, type Limits, placesOf, shownPlaces } from './places.ts';
import { parseQuestion } from './question.ts';
import { rank } from './rank.ts';
import { isAboutTopic, meetsAll, speaksOf } from './topic.ts';

/** Where a statement stands, so that the learner can open it. */
export interface Citation {
  documentId: string;
  sectionId: string;
  headingPath: string[];
  sentence: string;
  place?: Place;
}

/** Where a shown passage lies, and how likely it is against the best. */
export interface PlaceShown {
  unit: number;
  from: number;
  to: number;
  share: number;
}

/** The closest places, best first, with one citation each. */
export interface Nearest {
  passage: string;
  citations: Citation[];
  places: PlaceShown[];
  /** The best of them speaks of just what is asked about, by its own words, and no word of the field is missing. */
  isOfIt: boolean;
}

export type Answer =
  | {
      kind: 'found';
      /** Markdown, word for word from the text: the best passage and, where it is close, the second best. */
      passage: string;
      /** The sentence (list item, table row, …) that the answer rests on, at times with the one beside it. */
      sentence: string;
      /** One per passage, best first. */
      citations: Citation[];
      /** How sure it is that this answers, 0 to 1. */
      score: number;
      /** In step with the citations. */
      places: PlaceShown[];
    }
  | {
      kind: 'not_found';
      score: number;
      /** What comes closest, where anything does; it is offered as such, never as the answer. */
      nearest?: Nearest;
    };

export interface FoundPassage {
  passage: string;
  citation: Citation;
  score: number;
}

/**
 * Below this confidence the honest answer is that the lesson does not say. Lower shows more right passages and answers
 * more questions that the lesson does not; `nearest` softens the choice.
 */
const REFUSAL_THRESHOLD = 0.6;
/** Below this not even the nearest passage is worth a look. */
const NEAREST_THRESHOLD = 0.02;
/** An entry of the text's own list of terms, or what it says to a question that it asks itself. */
const SURE_OF_ENTRY = 0.95;
/** Further passages are shown when they may well be the place and all stay short enough to read. */
export const SURE: Limits = { share: 0.03, most: 3, words: 400 };
/** Where it is not sure, a runner-up is as likely to be the place. */
const UNSURE: Limits = { share: 0.05, most: 3, words: 420 };

export interface AnswerOptions {
  /** Only what the text is about, in its own words: a whole course has a sentence with nearly any word. */
  strict?: boolean;
}

/** Answers a question from the text alone, with its place, or says that it is not there. */
export function answer(question: string, index: LessonIndex, { strict = false }: AnswerOptions = {}): Answer {
  const open = openIndex(index);
  const parsed = parseQuestion(question);
  const ranking = rank(parsed, conceptsOf(parsed, open), open);
  const entry = glossaryEntry(parsed, open) ?? answerInText(ranking);
  const places = entry === undefined ? placesOf(ranking) : entryFirst(entry, placesOf(ranking), open);
  if (places.length === 0) return { kind: 'not_found', score: 0 };
  const score = entry === undefined ? confidence(ranking, places) : SURE_OF_ENTRY;
  const sure =
    score >= REFUSAL_THRESHOLD &&
    (!strict || entry !== undefined || isAboutTopic(ranking, places[0]!.candidates[0]!.unit));
  const shown = shownPlaces(places, open, sure ? SURE : UNSURE);
  const passage = shown.map(({ markdown }) => markdown).join('\n\n');
  const citations = shown.map((place) => {
    const { unit, text } = answeringWords(place, ranking);
    return citationOf(unit, text, open);
  });
  const where = shown.map(({ candidates, units, score: own }) => ({
    unit: candidates[0]!.unit,
    ...units,
    share: own / places[0]!.score,
  }));
  if (sure) return { kind: 'found', passage, sentence: citations[0]!.sentence, citations, score, places: where };
  if (score < NEAREST_THRESHOLD) return { kind: 'not_found', score };
  const isOfIt = speaksOf(ranking, where[0]!.unit) || meetsAll(ranking, where[0]!);
  return { kind: 'not_found', score, nearest: { passage, citations, places: where, isOfIt } };
}

/** The entry by itself, before the places that the words of the question lead to. */
function entryFirst(unit: number, places: FoundPlace[], { index }: OpenIndex): FoundPlace[] {
  const units = { from: unit, to: unit + 1 };
  const own = {
    candidates: [{ unit, score: 1, coverage: 1 }],
    score: places[0]?.score ?? 1,
    markdown: index.units[unit]!,
    units,
  };
  return [own, ...places.filter((place) => unit < place.units.from || unit >= place.units.to)];
}

/** The passages that hold the words of a query, best first, whether or not they answer anything: keyword search. */
export function find(query: string, index: LessonIndex, max = 10): FoundPassage[] {
  const open = openIndex(index);
  const parsed = parseQuestion(query);
  const places = placesOf(rank(parsed, conceptsOf(parsed, open), open));
  return places.slice(0, max).map(({ markdown, candidates }) => {
    const { unit, coverage } = candidates[0]!;
    return { passage: markdown, citation: citationOf(unit, open.index.units[unit]!, open), score: coverage };
  });
}

/** The place of words that stand in a unit. */
export function citationOf(unit: number, sentence: string, open: OpenIndex): Citation {
  const block = open.index.blocks[open.blockOf[unit]!]!;
  const section = open.index.sections[block.s]!;
  const place = block.place ?? section.place;
  return {
    documentId: open.index.documents[section.d]!.id,
    sectionId: section.id,
    headingPath: section.path,
    sentence,
    ...(place ? { place } : {}),
  };
}
