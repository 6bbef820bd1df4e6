import { type Answers, blankAnswers, type Place, WELCOME } from './answers.ts';
import { storedOnboarding } from './stored.ts';

/** `waiting`: completed without an account, to be sent once there is one. */
export type Outcome = 'none' | 'waiting' | 'failed' | 'saved';

export interface Kept {
  answers: Answers;
  place: Place;
  outcome: Outcome;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const outcomes: readonly unknown[] = ['none', 'waiting', 'failed', 'saved'] satisfies Outcome[];
const choices = {
  style: ['text', 'video', 'mixed'],
  habit: ['', 'morning', 'night', 'regular', 'flexible'],
  standard: ['CCMAS', 'BMAS'],
};

function readAnswers(value: unknown): Answers {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const answers: Record<string, unknown> = { ...blankAnswers };
  for (const [key, blank] of Object.entries(blankAnswers)) {
    const given = stored[key];
    const isUsable = Array.isArray(blank)
      ? Array.isArray(given) && given.every(isText)
      : isText(given) && (!(key in choices) || choices[key as keyof typeof choices].includes(given));
    if (isUsable) answers[key] = given;
  }
  return answers as unknown as Answers;
}

/** What this browser remembers of onboarding; rubbish reads as nothing. */
export function readKept(): Kept | null {
  const stored = storedOnboarding.onboarding.get();
  if (!stored) return null;
  const { answers, place, outcome } = stored;
  return {
    answers: readAnswers(answers),
    place: [0, 1, 2, 3, 4, 5].includes(place as number) ? (place as Place) : WELCOME,
    outcome: outcomes.includes(outcome) ? (outcome as Outcome) : 'none',
  };
}

export function keep({ answers, place, outcome }: Kept): void {
  storedOnboarding.onboarding.set({ answers, place, outcome });
}
