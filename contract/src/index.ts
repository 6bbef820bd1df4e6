export * from './client.ts';
export { type Body, type ContractEntry, listContract } from './contract.ts';
export { errors } from './errors.ts';
export { errorCodesOf, toOpenApi } from './http/openapi.ts';
export { type HandlerResult, type Limit, mediaTypes, type Operation, type ParsedInput } from './http/operation.ts';
export {
  itemStates,
  kindOfCode,
  type LessonAnswers,
  listBits,
  mostItems,
  readWeekCode,
  refBits,
  tidyCode,
} from './one-file-code.ts';
export {
  fitsQuizCode,
  mostTypedSigns,
  type OpenedQuizCode,
  quizCodeLength,
  quizListBits,
  quizRefBits,
  quizVersionBits,
  readQuizCode,
} from './quiz-file-code.ts';
export { StudentGroup, StudentNumber } from './quizzes/class-list.ts';
export { maxQuizDocuments } from './quizzes/operations/making.ts';
export { DraftQuestionSchema, DraftQuestions, QuizSettingsSchema, QuizTitle } from './quizzes/quiz.ts';
export { anonymousTaker, TakerName } from './quizzes/results.ts';
