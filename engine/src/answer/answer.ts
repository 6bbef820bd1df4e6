import type { Place } from '../document.ts';
import { countWords } from '../text/normalise.ts';
import { answeringUnit } from './answering-sentence.ts';
import { conceptsOf } from './concepts.ts';
import { confidence } from './confidence.ts';
import { type LessonIndex, type OpenIndex, openIndex } from './lesson-index.ts';
import { passageAround } from './passage.ts';
import { parseQuestion } from './question.ts';
import { type Candidate, rank } from './rank.ts';

/** Where a statement stands, so that the learner can open it. */
export interface Citation {
  documentId: string;
  sectionId: string;
  headingPath: string[];
  sentence: string;
  place?: Place;
}

/** The closest places, best first, with one citation each. */
export interface Nearest {
  passage: string;
  citations: Citation[];
}

export type Answer =
  | {
      kind: 'found';
      /** Markdown, word for word from the text: the best passage and, where it is close, the second best. */
      passage: string;
      /** The sentence (list item, table row, …) that the answer rests on. */
      sentence: string;
      /** One per passage, best first. */
      citations: Citation[];
      /** How sure it is that this answers, 0 to 1. */
      score: number;
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
const REFUSAL_THRESHOLD = 0.62;
/** Below this not even the nearest passage is worth a look. */
const NEAREST_THRESHOLD = 0.04;
/** A second passage is shown when it fits nearly as well and both stay short enough to read. */
const SURE = { share: 0.75, most: 2 };
/** Where it is not sure, a runner-up is as likely to be the place. */
const UNSURE = { share: 0.6, most: 3 };
const SHOWN_WORDS = 260;

/** Answers a question from the text alone, with its place, or says that it is not there. */
export function answer(question: string, index: LessonIndex): Answer {
  const open = openIndex(index);
  const parsed = parseQuestion(question);
  const concepts = conceptsOf(parsed, open);
  const ranked = rank(parsed, concepts, open);
  const best = ranked[0];
  if (!best) return { kind: 'not_found', score: 0 };
  const score = confidence(parsed, concepts, ranked, open);
  const sure = score >= REFUSAL_THRESHOLD;
  const shown = shownPassages(ranked, open, sure ? SURE : UNSURE);
  const passage = shown.map(({ markdown }) => markdown).join('\n\n');
  const answering = answeringUnit(parsed, concepts, ranked, passageAround(best.unit, open).units, open);
  const citations = shown.map(({ unit }, i) => citationOf(i === 0 ? answering : unit, open));
  if (sure) return { kind: 'found', passage, sentence: citations[0]!.sentence, citations, score };
  return { kind: 'not_found', score, ...(score >= NEAREST_THRESHOLD ? { nearest: { passage, citations } } : {}) };
}

/** The passages that hold the words of a query, best first, whether or not they answer anything: keyword search. */
export function find(query: string, index: LessonIndex, max = 10): FoundPassage[] {
  const open = openIndex(index);
  const parsed = parseQuestion(query);
  const found: FoundPassage[] = [];
  const seen = new Set<number>();
  for (const { unit, coverage } of rank(parsed, conceptsOf(parsed, open), open)) {
    const passage = passageAround(unit, open);
    if (seen.has(passage.units.from)) continue;
    seen.add(passage.units.from);
    found.push({ passage: passage.markdown, citation: citationOf(unit, open), score: coverage });
    if (found.length >= max) break;
  }
  return found;
}

/** The best passage and, where they come close and all stay short, the next best. */
export function shownPassages(
  ranked: readonly Candidate[],
  open: OpenIndex,
  { share, most }: { share: number; most: number } = SURE,
): { unit: number; markdown: string }[] {
  const shown: { unit: number; markdown: string; from: number; to: number }[] = [];
  let words = 0;
  for (const { unit, score } of ranked) {
    if (shown.length === most || score < share * ranked[0]!.score) break;
    if (shown.some(({ from, to }) => unit >= from && unit < to)) continue;
    const { markdown, units } = passageAround(unit, open);
    const size = countWords(markdown);
    const overlaps = shown.some(({ from, to }) => units.from < to && units.to > from);
    if (overlaps || (shown.length > 0 && words + size > SHOWN_WORDS)) continue;
    words += size;
    shown.push({ unit, markdown, ...units });
  }
  return shown.map(({ unit, markdown }) => ({ unit, markdown }));
}

/** The place of a unit. */
export function citationOf(unit: number, open: OpenIndex): Citation {
  const block = open.index.blocks[open.blockOf[unit]!]!;
  const section = open.index.sections[block.s]!;
  const place = block.place ?? section.place;
  return {
    documentId: open.index.documents[section.d]!.id,
    sectionId: section.id,
    headingPath: section.path,
    sentence: open.index.units[unit]!,
    ...(place ? { place } : {}),
  };
}
