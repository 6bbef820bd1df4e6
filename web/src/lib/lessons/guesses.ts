import { asWords, findKept, keepFirst } from './kept-by-words.ts';
import { type Guess, storedLessons } from './stored.ts';

export type { Guess };

const LONGEST_QUESTION = 200;

export function readGuess(question: string): Guess {
  const of = asWords(question).slice(0, LONGEST_QUESTION);
  return findKept(storedLessons.guesses, of) ?? { of, guess: '', isTold: false };
}

export const keepGuess = (guess: Guess): void => keepFirst(storedLessons.guesses, guess);
