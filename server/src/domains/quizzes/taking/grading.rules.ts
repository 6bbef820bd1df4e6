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

/** What was typed, and what judges it. */
export interface ToJudge {
  typed: NonNullable<Key['typed']>;
  answer: string;
}

/** A hall types the same few things: each is judged once for as long as the question is in memory, and there is room. */
let judged = new WeakMap<object, Map<string, Verdict>>();
let kept = 0;
/** In letters of all that is remembered; an entry itself takes as much as some hundred. */
const mostKept = 4_000_000;
const ofEntry = 100;

function remember({ typed, answer }: ToJudge, verdict: Verdict): void {
  kept += answer.length + ofEntry;
  if (kept > mostKept) {
    judged = new WeakMap();
    kept = answer.length + ofEntry;
  }
  const known = judged.get(typed) ?? new Map<string, Verdict>();
  judged.set(typed, known.set(answer, verdict));
}

export function judgeTyped(typed: ToJudge['typed'], answer: string): Verdict {
  const before = judged.get(typed)?.get(answer);
  if (before) return before;
  const verdict = judge(typed, answer);
  remember({ typed, answer }, verdict);
  return verdict;
}

export const lettersOf = (answers: readonly ToJudge[]): number =>
  answers.reduce((sum, { answer }) => sum + answer.length, 0);

/** More than a hall types into one quiz, by far: what is judged on the way takes some milliseconds at worst. */
const mostAtOnce = 2000;

/** Has a long hand-in judged elsewhere before it is graded here; of any other it does nothing. */
export async function judgeAhead(
  answers: readonly ToJudge[],
  judgeApart: (answers: readonly ToJudge[]) => Promise<readonly Verdict[]>,
): Promise<void> {
  const unknown = answers.filter(({ typed, answer }) => !judged.get(typed)?.has(answer));
  if (lettersOf(unknown) <= mostAtOnce) return;
  const verdicts = await judgeApart(unknown);
  unknown.forEach((one, index) => {
    remember(one, verdicts[index]!);
  });
}

export function outcomeOf(question: StoredQuestion, given: GivenAnswer): Outcome {
  const { correct, typed } = keyFor(question, given);
  if (typed) return given.typed ? judgeTyped(typed, given.typed).is : 'none';
  if (given.selected === null) return 'none';
  return given.selected === correct ? 'right' : 'wrong';
}

export const isRight = (question: StoredQuestion, given: GivenAnswer): boolean =>
  outcomeOf(question, given) === 'right';
