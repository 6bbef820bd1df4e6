import { asWords, findKept, type KeptByWords, keepFirst } from './kept-by-words.ts';
import { storedLessons } from './stored.ts';

/** What stands in a blank of a worked example; whether it is right is judged again whenever it is shown. */
export interface FilledBlank {
  typed: string;
  /** It was filled in for the reader. */
  isShown: boolean;
}

/** What somebody filled in of one example, on this device, in the order of its blanks. */
export interface FilledExample extends KeptByWords {
  blanks: FilledBlank[];
}

const LONGEST_NAME = 400;

/** An example by its task and what belongs into its blanks: where either is written anew, it is another one. */
export const nameOfExample = (task: string, keys: string): string => asWords(`${task} ${keys}`).slice(0, LONGEST_NAME);

export const readBlanks = (of: string): readonly FilledBlank[] => findKept(storedLessons.blanks, of)?.blanks ?? [];

export const keepBlanks = (of: string, blanks: FilledBlank[]): void => keepFirst(storedLessons.blanks, { of, blanks });
