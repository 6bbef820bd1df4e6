import type { Entry } from '../storage/entry.ts';

/** Kept under the words of what was asked: a plan and the open library show the same lesson. */
export interface KeptByWords {
  of: string;
}

const MOST = 100;

export const asWords = (text: string) => text.replace(/\s+/g, ' ').trim();

export const findKept = <T extends KeptByWords>(entry: Entry<T[]>, of: string): T | undefined =>
  entry.get().find((kept) => kept.of === of);

/** The last one first; the oldest go. */
export const keepFirst = <T extends KeptByWords>(entry: Entry<T[]>, item: T): void =>
  entry.set([item, ...entry.get().filter(({ of }) => of !== item.of)].slice(0, MOST));
