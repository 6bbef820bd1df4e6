import { listEntry, local } from '../storage/entry.ts';
import { isRecord } from '../storage/shapes.ts';
import type { FilledExample } from './blanks.ts';
import type { Guess } from './guesses.ts';

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
