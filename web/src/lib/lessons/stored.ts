import { listEntry, local } from '../storage/entry.ts';
import { isRecord } from '../storage/shapes.ts';
import type { KeptByWords } from './kept-by-words.ts';

/** What somebody guessed at the start of a lesson, on this device. */
export interface Guess extends KeptByWords {
  /** The words of the option, or what was typed. */
  guess: string;
  /** The answers at the end were looked at: from then on the guess stays. */
  isTold: boolean;
}

/** What stands in a blank of a worked example; whether it is right is judged again whenever it is shown. */
export interface FilledBlank {
  typed: string;
  /** It was filled in for the reader. */
  isShown: boolean;
}

/** What somebody filled in of one example, on this device, in the order of its blanks. */
interface FilledExample extends KeptByWords {
  blanks: FilledBlank[];
}

const isGuess = (value: unknown): value is Guess =>
  isRecord(value) &&
  typeof value.of === 'string' &&
  typeof value.guess === 'string' &&
  typeof value.isTold === 'boolean';

const isFilled = (value: unknown): value is FilledExample =>
  isRecord(value) &&
  typeof value.of === 'string' &&
  Array.isArray(value.blanks) &&
  value.blanks.every(
    (blank) => isRecord(blank) && typeof blank.typed === 'string' && typeof blank.isShown === 'boolean',
  );

/** What somebody did in lessons that is no evidence of what was learnt, and is sent nowhere. */
export const storedLessons = {
  guesses: listEntry('account', local, 'lessonGuesses', isGuess),
  blanks: listEntry('account', local, 'lessonBlanks', isFilled),
};
