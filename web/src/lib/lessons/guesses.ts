import { listEntry, local } from '../storage/entry.ts';
import { isRecord } from '../storage/shapes.ts';

/** What somebody guessed at the start of a lesson, on this device. */
export interface Guess extends Record<string, unknown> {
  /** The words of the question: a plan and the open library show the same lesson. */
  of: string;
  /** The words of the option, or what was typed. */
  guess: string;
  /** The answers at the end were looked at: from then on the guess stays. */
  isTold: boolean;
}

const MOST = 100;
const LONGEST_QUESTION = 200;

const isGuess = (value: unknown): value is Guess =>
  isRecord(value) &&
  typeof value.of === 'string' &&
  typeof value.guess === 'string' &&
  typeof value.isTold === 'boolean';

const stored = listEntry('account', local, 'lessonGuesses', isGuess);

const nameOf = (question: string) => question.replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUESTION);

export function readGuess(question: string): Guess {
  const of = nameOf(question);
  return stored.get().find((kept) => kept.of === of) ?? { of, guess: '', isTold: false };
}

/** The last one first; the oldest go. */
export function keepGuess(guess: Guess): void {
  stored.set([guess, ...stored.get().filter(({ of }) => of !== guess.of)].slice(0, MOST));
}
