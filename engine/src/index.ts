export { type Analysis, analyse, type OutlineEntry } from './analyse/analyse.ts';
export { type KeyTerm, keyTerms } from './analyse/key-terms.ts';
export type { Source } from './analyse/source.ts';
export { titleOf } from './analyse/title.ts';
export { type Answer, answer, type Citation, type FoundPassage, find } from './answer/answer.ts';
export { type BuildIndexOptions, buildIndex, type SectionPart } from './answer/build-index.ts';
export type { LessonIndex } from './answer/lesson-index.ts';
export type { Card, CardForm } from './cards/card.ts';
export { type CardOptions, makeCards } from './cards/make-cards.ts';
export type { Block, Place, SourceDocument } from './document.ts';
export { escapeMarkdown } from './lesson/markdown.ts';
export { type Lesson, type LessonSource, writeLesson } from './lesson/write-lesson.ts';
export {
  type Comparable,
  fingerprintOf,
  type KnownCourse,
  linesOfBlocks,
  linesOfText,
  type Paper,
  type PaperFile,
  type PaperKind,
  type PaperLine,
  type PaperOption,
  type PaperQuestion,
  type PaperSection,
  type PaperText,
  type PaperTopic,
  type RankedTopic,
  readPapers,
  type TopicCorrection,
  type TopicMeaning,
  topicOf,
  topicRanker,
} from './papers/index.ts';
export { type CourseTopics, planFromTopics, type TopicPlan } from './plan/plan-from-topics.ts';
export { planSprint } from './plan/plan-sprint.ts';
export type { PlanDay, PlanOptions, PlanWeek, SprintPlan } from './plan/types.ts';
export { type PrintedQuestion, printedQuestions } from './printed/printed-questions.ts';
export {
  CHECKS,
  type CheckableQuestion,
  type CheckedSource,
  type CheckName,
  checkQuestion,
  prepareSource,
} from './questions/choice/checks.ts';
export { makeQuiz, type Quiz, type QuizOptions } from './questions/make-quiz.ts';
export type { Difficulty, Form, Label, Question, QuestionSource } from './questions/types.ts';
export { suggestPrompts } from './suggest/suggest-prompts.ts';
export { summarise } from './summary/summarise.ts';
export type { SummarySentence } from './summary/summary-sentence.ts';
export { blocksFromMarkdown, documentFromMarkdown, splitFrontMatter } from './text/from-markdown.ts';
export { detectLanguage, type Language } from './text/language.ts';
export { countWords, normalise } from './text/normalise.ts';
export { blockText, type DocumentText, readDocument, type Section, type Sentence } from './text/sections.ts';
export { splitSentences } from './text/sentences.ts';
export { findTerms, type Term, termKey } from './text/terms.ts';
export type { Beside } from './tutor/beside.ts';
export { type ClosestPlace, closestPlace } from './tutor/closest.ts';
export { nextState } from './tutor/stages.ts';
export { asksOf, type Offer, offersOf, type TutorStage, type TutorState } from './tutor/state.ts';
export type { TutorTurn } from './tutor/turn.ts';
export type { WrittenBeside } from './tutor/turns/written-turn.ts';
export { tutorTurn } from './tutor/tutor.ts';
export { asQuestion, type WrittenAnswer, type WrittenLesson } from './written/written.ts';
