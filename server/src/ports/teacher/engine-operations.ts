import { createHash } from 'node:crypto';
import {
  type Analysis,
  analyse,
  buildIndex,
  type Card,
  type CheckableQuestion,
  type CheckName,
  type Citation,
  type ClosestPlace,
  type CourseTopics,
  checkQuestion,
  closestPlace,
  type DocumentText,
  keyTerms,
  type LessonIndex,
  makeCards,
  makeQuiz,
  normalise,
  type PlanDay,
  type PlanOptions,
  planFromTopics,
  planSprint,
  prepareSource,
  printedQuestions,
  type Quiz,
  readDocument,
  type SectionPart,
  type SourceDocument,
  suggestPrompts,
  tutorTurn,
  writeLesson,
} from '@akada/engine';
import { finderTurn } from '@akada/engine/finder';
import { answersFor, linesOfBlocks, linesOfText, readPapers, topicOf, topicRanker } from '@akada/engine/papers';
import { embed } from '@akada/meaning';
import { closenessTo } from './closeness.ts';
import { courseCoverage } from './course-coverage.ts';
import type {
  AskedPaper,
  ChosenTopic,
  FoundAnswers,
  KnownCourse,
  PaperSource,
  QuizWishes,
  ReadPaper,
  SourceSection,
  TeachingSource,
  TopicsWanted,
} from './port.ts';
import { withheldTexts, withoutOrders } from './withheld.ts';

/** What the engine's thread can be asked to do. Arguments and results are plain data. */

/** The days of one sprint are written one after the other from the same documents: reading them again would cost most. */
const kept = new Map<string, DocumentText>();
const keptCount = 4;

function read(document: SourceDocument): DocumentText {
  const key = createHash('sha1').update(JSON.stringify(document)).digest('base64');
  const text = kept.get(key) ?? readDocument(document);
  kept.delete(key);
  kept.set(key, text);
  for (const oldest of [...kept.keys()].slice(0, -keptCount)) kept.delete(oldest);
  return text;
}

function quiz(source: TeachingSource, n: number, wishes: QuizWishes, onProgress: (share: number) => void): Quiz {
  const withheld = source.flatMap((document) => withheldTexts(read(document))).map(plain);
  // A few more, so that those which quote an order to a model can be left out.
  const made = makeQuiz(source, withheld.length > 0 ? n + withheld.length * 2 : n, { ...wishes, onProgress });
  const most = n + (wishes.spare ?? 0);
  const fair = made.questions.filter(({ source: { sentence }, stem, options }) =>
    [sentence, stem, ...options.map(({ text }) => text)].every((text) => !quotes(withheld, text)),
  );
  const questions = fair.slice(0, most);
  if (questions.length >= n) return { questions, asked: n };
  return { questions, asked: n, ...(made.reason ? { reason: made.reason } : {}) };
}

function cards(source: TeachingSource, limit: number): Card[] {
  const withheld = source.flatMap((document) => withheldTexts(read(document))).map(plain);
  return makeCards(source, { limit }).filter(({ source: { sentence }, front, back }) =>
    [sentence, front, back].every((text) => !quotes(withheld, text)),
  );
}

const plain = (text: string) => normalise(text).toLowerCase();

function quotes(withheld: readonly string[], text: string): boolean {
  const words = plain(text).replace(/[.?!]+$/, '');
  return words.length > 5 && withheld.some((block) => block.includes(words));
}

const keyOf = ({ documentId, sectionId }: SectionPart) => `${documentId}/${sectionId}`;

function placesOf({ id, sections }: DocumentText): Omit<Citation, 'sentence'>[] {
  return sections.map((section) => ({
    documentId: id,
    sectionId: section.id,
    headingPath: section.headingPath,
    ...(section.place ? { place: section.place } : {}),
  }));
}

/** So many fit into a row of chips. */
const mostTopics = 3;

function linesOf(file: PaperSource) {
  if ('lines' in file) return file.lines;
  return 'text' in file ? linesOfText(file.text) : linesOfBlocks(file.blocks);
}

export const operations = {
  analyse(document: SourceDocument): Analysis {
    const text = read(document);
    const whole = analyse(text);
    if (withheldTexts(text).length === 0) return whole;
    // What is chosen for the learner is chosen from the rest; outline and length are the document's own.
    const { keyTerms, summary } = analyse(withoutOrders(text));
    return { ...whole, keyTerms, summary };
  },
  cut: (document: SourceDocument): SourceSection[] =>
    read(document).sections.map(({ id, heading, headingPath, place, blocks }) => ({
      id,
      heading,
      headingPath,
      blocks,
      ...(place ? { place } : {}),
    })),
  planSprint(source: TeachingSource, options: PlanOptions) {
    const documents = source.map(read);
    const plan = planSprint(documents, options);
    const used = new Set(plan.weeks.flatMap(({ days }) => days).flatMap(({ parts }) => parts.map(keyOf)));
    return { plan, places: documents.flatMap(placesOf).filter((place) => used.has(keyOf(place))) };
  },
  planCourse: (course: CourseTopics, options: PlanOptions) => planFromTopics(course, options),
  writeLesson: (day: PlanDay, source: TeachingSource) => writeLesson(day, source.map(read)),
  makeQuiz: quiz,
  makeCards: cards,
  printedQuestions: (day: PlanDay, source: TeachingSource) => printedQuestions(day, source.map(read)),
  /** Each prompt with the place that answers it. */
  suggestPrompts(source: TeachingSource, max: number, isDocument: boolean) {
    const documents = source.map(read).map(withoutOrders);
    const index = buildIndex(documents);
    const terms = isDocument ? documents.flatMap((document) => keyTerms(document)) : [];
    return suggestPrompts(documents, max, { isDocument }).flatMap((prompt) => {
      const turn = isDocument ? finderTurn(prompt, index, undefined, { terms }) : tutorTurn(prompt, index);
      const [place] = turn.citations;
      return place ? [{ prompt, place }] : [];
    });
  },
  indexLesson: (source: TeachingSource, parts: readonly SectionPart[] | undefined) =>
    buildIndex(source.map(read), parts ? { parts } : {}),
  /** The place of a lesson that a question's meaning comes closest to, where that can be told. */
  closest(question: string, lesson: LessonIndex): ClosestPlace | null {
    const closeness = closenessTo(question, lesson);
    return closeness && closestPlace(lesson, closeness);
  },
  /** The meaning of texts; null where that is not installed. */
  directions: (texts: readonly string[]): Float32Array[] | null => embed(texts),
  /** The papers of these files, in their order; a file that is only a key is joined to the paper that it belongs to. */
  readPapers: (files: readonly PaperSource[], courses: readonly KnownCourse[]): ReadPaper[] =>
    readPapers(
      files.map((file) => ({ name: file.name, lines: linesOf(file) })),
      courses,
    ),
  /** What a file answers of each of these papers; null where it holds no answers. */
  readAnswers: (
    file: PaperSource,
    papers: readonly AskedPaper[],
    courses: readonly KnownCourse[],
  ): FoundAnswers[] | null => answersFor({ name: file.name, lines: linesOf(file) }, papers, courses),
  /** For each question the topic that it is about, and the likeliest ones. */
  rankTopics({ topics, corrections, questions }: TopicsWanted): ChosenTopic[] {
    const rank = topicRanker(topics, corrections);
    return questions.map((question) => {
      const ranked = rank(question);
      const likely = ranked.filter(({ score }) => score > 0).slice(0, mostTopics);
      return { topic: topicOf(ranked), choices: likely.map(({ id }) => id) };
    });
  },
  judgeCoverage: courseCoverage,
  /** Which of these checks each question fails; a question is also compared with those that passed before it. */
  checkQuestions(
    source: TeachingSource,
    questions: readonly CheckableQuestion[],
    checks: readonly CheckName[],
  ): CheckName[][] {
    const prepared = prepareSource(source);
    const passed: CheckableQuestion[] = [];
    return questions.map((question) => {
      const failed = checkQuestion(question, prepared, passed).filter((name) => checks.includes(name));
      if (failed.length === 0) passed.push(question);
      return failed;
    });
  },
};

export type Operations = typeof operations;
