export type { Block, Place, SourceDocument } from './document.ts';
export {
  CHECKS,
  type CheckableQuestion,
  type CheckedSource,
  type CheckName,
  checkQuestion,
  prepareSource,
} from './questions/checks.ts';
export { makeQuiz, type Quiz, type QuizOptions } from './questions/make-quiz.ts';
export type { Difficulty, Form, Label, Question, QuestionSource } from './questions/types.ts';
export { blocksFromMarkdown, documentFromMarkdown, splitFrontMatter } from './text/from-markdown.ts';
export { detectLanguage, type Language } from './text/language.ts';
export { countWords, normalise } from './text/normalise.ts';
export { blockText, type DocumentText, readDocument, type Section, type Sentence } from './text/sections.ts';
export { splitSentences } from './text/sentences.ts';
export { findTerms, type Term, termKey } from './text/terms.ts';
