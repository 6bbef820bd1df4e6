/** A question is asked, then shown with what the hall chose, then with its answer: a step each, by the same key. */
export const stages = ['question', 'bars', 'answer'] as const;
export type Stage = (typeof stages)[number];

/** The way in and the scores come before the questions, and take one step each. */
const BEFORE = 2;

export const stepsOf = (questions: number) => BEFORE + questions * stages.length;

export const slidesOf = (steps: number) => placeOf(steps - 1).slide + 1;

/** Which slide a step shows, counted from 0, and how much of it. */
export function placeOf(step: number): { slide: number; stage: Stage } {
  if (step < BEFORE) return { slide: step, stage: 'question' };
  const place = step - BEFORE;
  return { slide: BEFORE + Math.floor(place / stages.length), stage: stages[place % stages.length] ?? 'question' };
}
