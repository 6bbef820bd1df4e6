import { percentOf, type StoredAnswer } from '../taking/attempt.rules.ts';

/** A question that turned out to be bad is struck: it counts for nobody, whenever and by whichever version it was taken. */

export interface Counted {
  answers: StoredAnswer[];
  correct: number;
  total: number;
  score: number;
}

/** The same result without the questions that were struck. */
export function withoutStruck<T extends { answers: readonly StoredAnswer[] }>(
  result: T,
  struck: readonly string[],
): T & Counted {
  const gone = new Set(struck);
  const answers = result.answers.filter(({ question }) => !gone.has(question));
  const correct = answers.filter(({ isCorrect }) => isCorrect).length;
  return { ...result, answers, correct, total: answers.length, score: percentOf(correct, answers.length) };
}
