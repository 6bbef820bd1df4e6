import { expect, it } from 'vitest';
import { keysLean } from './keys.ts';
import type { ReadLesson } from './lesson-file.ts';

const lessons = (...keys: string[]) =>
  keys.map((letters, index) => ({ file: `1-${index + 1}-x.md`, keys: [...letters] })) as ReadLesson[];
const told = (...keys: string[]) => keysLean(lessons(...keys)).map(({ file, text }) => `${file} ${text}`);

it('says which letter is the key of too many checks of a course', () => {
  expect(told('BBA', 'BBC', 'BAC', 'BBC')).toEqual([
    'course.md B is the key of 7 of 12 checks: move keys until no letter has more than 40 %',
  ]);
});

it('says which lesson has the same letter throughout', () => {
  expect(told('AAAA', 'BCBC', 'CBCB')).toEqual(['1-1-x.md all 4 checks have A as their key: move some']);
});

it('lets a course pass whose keys are spread, and a small one', () => {
  expect(told('ABCA', 'BCAB', 'CAB')).toEqual([]);
  expect(told('BB', 'B')).toEqual([]);
});
