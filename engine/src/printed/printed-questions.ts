import { readSource, type Source } from '../analyse/source.ts';
import type { Place } from '../document.ts';
import type { PlanDay } from '../plan/types.ts';
import type { DocumentText, Sentence } from '../text/sections.ts';
import { contentStems } from '../text/stems.ts';
import { answerFinder } from './answered-in-text.ts';
import { letterIn } from './lines.ts';
import { type Draft, readKey, readQuestions } from './read-questions.ts';

/** A question that the source itself asks and answers, as it is printed there. */
export interface PrintedQuestion {
  stem: string;
  /** Empty where it is to be answered in one's own words. */
  options: string[];
  /** The right option, or the answer of the key. */
  answer: string;
  /** What the key says beside the letter; often nothing. */
  reason: string;
  place?: Place;
}

interface Homed extends PrintedQuestion {
  home: Sentence | undefined;
}

const FEWEST_OPTIONS = 3;
/** An answer of fewer words than this answers no open question. */
const FEWEST_WORDS = 2;

/** The questions of the source that ask about what a day teaches, with their answers. */
export function printedQuestions(day: PlanDay, source: Source): PrintedQuestion[] {
  return readSource(source).flatMap((document) => {
    const parts = day.parts.filter(({ documentId }) => documentId === document.id);
    if (parts.length === 0) return [];
    return questionsOf(document)
      .filter(({ home }) =>
        parts.some(
          ({ sectionId, fromBlock = 0, toBlock = Number.POSITIVE_INFINITY }) =>
            home?.sectionId === sectionId && home.blockIndex >= fromBlock && home.blockIndex < toBlock,
        ),
      )
      .map(({ home: _home, ...question }) => question);
  });
}

const known = new WeakMap<DocumentText, Homed[]>();

/** A key answers the questions since the key before it; a number that stands there twice is answered for neither. */
function questionsOf(document: DocumentText): Homed[] {
  const found = known.get(document) ?? readAll(document);
  known.set(document, found);
  return found;
}

function readAll(document: DocumentText): Homed[] {
  const answered: Draft[] = [];
  let open: Draft[] = [];
  for (const section of document.sections) {
    if (section.matter === 'questions') open.push(...readQuestions(section, open.at(-1)?.number ?? 0));
    if (section.matter !== 'answers') continue;
    const key = readKey(section);
    const times = new Map<number, number>();
    for (const { number } of open) times.set(number, (times.get(number) ?? 0) + 1);
    for (const draft of open) if (times.get(draft.number) === 1) draft.answer ??= key.get(draft.number) ?? null;
    answered.push(...open.filter(({ answer }) => answer !== null));
    open = open.filter(({ answer }) => answer === null);
  }
  const homeOf = homeFinder(document);
  const answerTo = answerFinder(document);
  for (const draft of open)
    if (draft.answer === null && draft.options.length === 0) draft.answer = answerTo(draft.stem);
  return [...answered, ...open].flatMap((draft) =>
    withAnswer(draft).map((question) => ({ ...question, home: homeOf(question) })),
  );
}

function withAnswer({ stem, options, answer, place }: Draft): PrintedQuestion[] {
  if (answer === null) return [];
  const at = place ? { place } : {};
  const letter = letterIn(answer);
  if (options.length >= FEWEST_OPTIONS) {
    const right = letter ? options[letter.option] : options.find((option) => option === answer);
    return right ? [{ stem, options, answer: right, reason: letter?.reason ?? '', ...at }] : [];
  }
  const isAnswer = !letter && answer.split(' ').length >= FEWEST_WORDS;
  return isAnswer ? [{ stem, options: [], answer, reason: '', ...at }] : [];
}

/** A word in more sentences than this tells no place. */
const MOST_PLACES = 60;

/** Where the text speaks of what a question asks: the sentence that shares most of its rare words. */
function homeFinder(document: DocumentText): (question: PrintedQuestion) => Sentence | undefined {
  const taught = new Set(document.sections.filter(({ matter }) => matter === 'subject').map(({ id }) => id));
  const places = new Map<string, Sentence[]>();
  for (const sentence of document.sentences) {
    if (!taught.has(sentence.sectionId)) continue;
    for (const stem of new Set(contentStems(sentence.text))) {
      const list = places.get(stem);
      if (!list) places.set(stem, [sentence]);
      else if (list.length <= MOST_PLACES) list.push(sentence);
    }
  }
  return ({ stem, answer }) => {
    const scores = new Map<Sentence, number>();
    for (const word of new Set(contentStems(`${stem} ${answer}`))) {
      const list = places.get(word) ?? [];
      if (list.length > MOST_PLACES) continue;
      for (const sentence of list) scores.set(sentence, (scores.get(sentence) ?? 0) + 1 / list.length + 0.1);
    }
    let [best, most]: [Sentence | undefined, number] = [undefined, 0];
    for (const [sentence, score] of scores) if (score > most) [best, most] = [sentence, score];
    return best;
  };
}
