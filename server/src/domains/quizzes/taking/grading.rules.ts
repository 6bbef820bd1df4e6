import type { Judge } from '@akada/answers';
import { withNumbers } from '../numbers/drawn.rules.ts';
import type { StoredQuestion } from '../quiz.rules.ts';

/** Whether an answer is right, whatever the kind of its question. Nothing else in this domain compares an answer with a key. */

/** An option by its position in the owner's order, or what was typed. */
export interface GivenAnswer {
  selected: number | null;
  typed?: string | undefined;
  /** The numbers that the attempt had, where they were its own. */
  seed?: number | undefined;
}

/** `unread`: something was typed that cannot be read; it is no answer, so it counts as `none` does. */
export type Outcome = 'right' | 'wrong' | 'unread' | 'none';

type Key = Pick<StoredQuestion, 'correct' | 'typed'>;

/** What an answer is judged by: the key for the numbers that it was given to. */
export const keyFor = (question: StoredQuestion, { seed }: GivenAnswer): Key =>
  seed === undefined || seed === question.drawnFrom?.seed ? question : withNumbers(question, seed);

export function outcomeOf(question: StoredQuestion, given: GivenAnswer, judge: Judge): Outcome {
  const { correct, typed } = keyFor(question, given);
  if (typed) return given.typed ? judge(typed, given.typed).is : 'none';
  if (given.selected === null) return 'none';
  return given.selected === correct ? 'right' : 'wrong';
}

export const isRight = (question: StoredQuestion, given: GivenAnswer, judge: Judge): boolean =>
  outcomeOf(question, given, judge) === 'right';
