import { asWords, findKept, type KeptByWords, keepFirst } from './kept-by-words.ts';
import { storedLessons } from './stored.ts';

/** What somebody guessed at the start of a lesson, on this device. */
export interface Guess extends KeptByWords {
  /** The words of the option, or what was typed. */
  guess: string;
  /** The answers at the end were looked at: from then on the guess stays. */
  isTold: boolean;
}

const LONGEST_QUESTION = 200;

export function readGuess(question: string): Guess {
  const of = asWords(question).slice(0, LONGEST_QUESTION);
  return findKept(storedLessons.guesses, of) ?? { of, guess: '', isTold: false };
}

export const keepGuess = (guess: Guess): void => keepFirst(storedLessons.guesses, guess);
