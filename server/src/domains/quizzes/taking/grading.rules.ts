import { judge, judgeBriefly, type Verdict } from '@akada/answers';
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

const sizeOf = (answers: readonly ToJudge[]) => lettersOf(answers) + answers.length * ofEntry;

/** Forgets everything where there is no room for these, so that of one hand-in all or nothing is remembered. */
function makeRoomFor(answers: readonly ToJudge[]): void {
  const size = sizeOf(answers);
  if (kept + size > mostKept) {
    judged = new WeakMap();
    kept = 0;
  }
  kept += size;
}

function remember({ typed, answer }: ToJudge, verdict: Verdict): void {
  const known = judged.get(typed) ?? new Map<string, Verdict>();
  judged.set(typed, known.set(answer, verdict));
}

export function judgeTyped(typed: ToJudge['typed'], answer: string): Verdict {
  const before = judged.get(typed)?.get(answer);
  if (before) return before;
  const verdict = judge(typed, answer);
  makeRoomFor([{ typed, answer }]);
  remember({ typed, answer }, verdict);
  return verdict;
}

export const lettersOf = (answers: readonly ToJudge[]): number =>
  answers.reduce((sum, { answer }) => sum + answer.length, 0);

/** What a hand-in may take where it arrives: more than a hall's usual one by far, and some milliseconds of everybody's time. */
const mostStepsHere = 20_000;

/** Judges a hand-in before it is graded: what takes long elsewhere, and the rest here. */
export async function judgeAhead(
  answers: readonly ToJudge[],
  judgeApart: (answers: readonly ToJudge[]) => Promise<readonly Verdict[]>,
): Promise<void> {
  const unknown = answers.filter(({ typed, answer }) => !judged.get(typed)?.has(answer));
  const verdicts = new Map<ToJudge, Verdict>();
  let left = mostStepsHere;
  for (const one of unknown) {
    const briefly = left > 0 ? judgeBriefly(one.typed, one.answer, left) : null;
    if (briefly) verdicts.set(one, briefly.verdict);
    left -= briefly?.steps ?? left;
  }
  const long = unknown.filter((one) => !verdicts.has(one));
  const apart = long.length > 0 ? await judgeApart(long) : [];
  long.forEach((one, index) => {
    verdicts.set(one, apart[index]!);
  });
  makeRoomFor(unknown);
  for (const [one, verdict] of verdicts) remember(one, verdict);
}

export function outcomeOf(question: StoredQuestion, given: GivenAnswer): Outcome {
  const { correct, typed } = keyFor(question, given);
  if (typed) return given.typed ? judgeTyped(typed, given.typed).is : 'none';
  if (given.selected === null) return 'none';
  return given.selected === correct ? 'right' : 'wrong';
}

export const isRight = (question: StoredQuestion, given: GivenAnswer): boolean =>
  outcomeOf(question, given) === 'right';
