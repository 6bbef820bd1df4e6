import { fitsQuizCode, type QuizSettings, quizVersionBits } from '@akada/contract';
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

const versions = 2 ** quizVersionBits;

export const versionInCode = (contentVersion: number): number => contentVersion % versions;

/** The newest list of questions that a code can be about; null where there was none. */
export function versionFromCode(coded: number, newest: number): number | null {
  const back = (((newest - coded) % versions) + versions) % versions;
  return newest - back >= 1 ? newest - back : null;
}
