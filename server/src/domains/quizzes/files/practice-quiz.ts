import { fitsQuizCode, type QuizSettings, quizListBits, quizRefBits, quizVersionBits } from '@akada/contract';
import { codeNumberOf } from '../../../platform/one-file/code-number.ts';
import type { StoredQuestion } from '../quiz.rules.ts';

/** Which quizzes leave as a file, and which of their lists of questions a code is about. */

type Practice = Pick<QuizSettings, 'time_limit_minutes' | 'attempts' | 'show_answers' | 'layout'>;

/** Everything that makes a quiz an examination is lost in a file: its clock, its one attempt, its room, its silence. */
export const isPractice = ({ time_limit_minutes, attempts, show_answers, layout }: Practice): boolean =>
  time_limit_minutes === null && attempts === 'many' && show_answers === 'at_once' && layout === 'page';

export const typedIn = (questions: readonly StoredQuestion[]): boolean[] =>
  questions.map(({ typed }) => typed !== undefined);

export const fitsCode = (
  questions: readonly StoredQuestion[],
  { ask_number, ask_group }: Pick<QuizSettings, 'ask_number' | 'ask_group'>,
): boolean => fitsQuizCode(typedIn(questions), { number: ask_number !== 'no', group: ask_group !== 'no' });

/** The quiz alone: all that codes of older files say, whose list is named by its version only. */
const refOfQuiz = (id: string): number => codeNumberOf(`quiz ${id}`, quizRefBits);
const quizOf = (ref: number): number => ref >>> quizListBits;

/**
 * What codes have in the place of the quiz and of its list: some bits of the quiz, so that one of another can be told, then
 * a hash over the ids of the questions in their order. A version alone can be given twice, by a server that was restored.
 */
export const refOfList = (quizId: string, questions: readonly Pick<StoredQuestion, 'id'>[]): number =>
  quizOf(refOfQuiz(quizId)) * 2 ** quizListBits + codeNumberOf(questions.map(({ id }) => id).join(' '), quizListBits);

/** Whether a code may be of this quiz. */
export const isOfQuiz = (ref: number, quizId: string): boolean => quizOf(ref) === quizOf(refOfQuiz(quizId));

/** Whether a code of this quiz is about this list. */
export const isOfList = (ref: number, quizId: string, questions: readonly Pick<StoredQuestion, 'id'>[]): boolean =>
  ref === refOfList(quizId, questions) || ref === refOfQuiz(quizId);

const versions = 2 ** quizVersionBits;

export const versionInCode = (contentVersion: number): number => contentVersion % versions;

/** The newest list of questions that a code can be about; null where there was none. */
export function versionFromCode(coded: number, newest: number): number | null {
  const back = (((newest - coded) % versions) + versions) % versions;
  return newest - back >= 1 ? newest - back : null;
}
