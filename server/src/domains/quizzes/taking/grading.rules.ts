import { judge, type Verdict } from '@akada/answers';
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

/** A hall types the same few things: each is judged once for as long as the question is in memory. */
const judged = new WeakMap<object, Map<string, Verdict>>();
const mostJudged = 2000;

export function judgeTyped(typed: NonNullable<Key['typed']>, answer: string): Verdict {
  const known = judged.get(typed) ?? new Map<string, Verdict>();
  judged.set(typed, known);
  const before = known.get(answer);
  if (before) return before;
  const verdict = judge(typed, answer);
  if (known.size < mostJudged) known.set(answer, verdict);
  return verdict;
}

export function outcomeOf(question: StoredQuestion, given: GivenAnswer): Outcome {
  const { correct, typed } = keyFor(question, given);
  if (typed) return given.typed ? judgeTyped(typed, given.typed).is : 'none';
  if (given.selected === null) return 'none';
  return given.selected === correct ? 'right' : 'wrong';
}

export const isRight = (question: StoredQuestion, given: GivenAnswer): boolean =>
  outcomeOf(question, given) === 'right';
