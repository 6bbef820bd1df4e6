import type { Question } from '../quiz-run.ts';

const nameOf = ({ source }: Question) => source.section ?? source.heading;

/** The place that most of the questions come from; of equals the first. */
export function placeToReadAgain(mistakes: readonly Question[]): Question['source'] | null {
  const count = (question: Question) => mistakes.filter((other) => nameOf(other) === nameOf(question)).length;
  const [most] = mistakes.toSorted((a, b) => count(b) - count(a));
  return most?.source ?? null;
}
