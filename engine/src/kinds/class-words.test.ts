import { expect, it } from 'vitest';
import { isClassWord } from './class-words.ts';

it('tells a word for a whole class from a name of one of its members', () => {
  expect(['organisms', 'the workers', 'a cell'].map(isClassWord)).toEqual([true, true, true]);
  expect(['thermophiles', 'guard cells', 'structure'].map(isClassWord)).toEqual([false, false, false]);
});
