import { asWords, findKept, keepFirst } from './kept-by-words.ts';
import { type FilledBlank, storedLessons } from './stored.ts';

export type { FilledBlank };

const LONGEST_NAME = 400;

/** An example by its task and what belongs into its blanks: where either is written anew, it is another one. */
export const nameOfExample = (task: string, keys: string): string => asWords(`${task} ${keys}`).slice(0, LONGEST_NAME);

export const readBlanks = (of: string): readonly FilledBlank[] => findKept(storedLessons.blanks, of)?.blanks ?? [];

export const keepBlanks = (of: string, blanks: FilledBlank[]): void => keepFirst(storedLessons.blanks, { of, blanks });
