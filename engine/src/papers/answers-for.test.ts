import { expect, test } from 'vitest';
import { answersFor } from './answers-for.ts';
import { paperOf } from './fixtures.ts';
import { linesOfText } from './from-text.ts';

const paper = paperOf(
  'MTH 101 Test 2021/2022\n1. What is 2 + 2?\nA. 3\nB. 4\n2. What is 3 + 3?\nA. 6\nB. 7\n3. Find\n(a) 4 + 4\n(b) 5 + 5',
);
const found = (text: string) => answersFor({ name: 'key.txt', lines: linesOfText(text) }, [paper])?.[0];
const keys = (text: string) => found(text)?.answers.map(({ at, key }) => `${paper.questions[at]!.number} ${key}`);

test.each([
  ['a list', 'ANSWERS\n1. B\n2. A\n3. (a) 8 (b) 10'],
  ['one line', '1. B 2. A 3. (a) 8 (b) 10'],
  ['with a head', 'MTH 101 2021/2022 marking scheme\n1. B\n2. A\n3 (a) 8\n(b) 10'],
])('answers go to their questions: %s', (_, text) => {
  expect(keys(text)).toEqual(['1 B', '2 A', '3(a) 8', '3(b) 10']);
  expect(found(text)!.fits).toBe(true);
});

test('a paper that is printed again with its answers is a key', () => {
  expect(keys('1. What is 2 + 2?\nA. 3\nB. 4\nAns: B\n2. What is 3 + 3?\nA. 6\nB. 7\nAns: A')).toEqual(['1 B', '2 A']);
});

test('a part of the answers is enough', () => {
  expect(found('ANSWERS\n1. B\n2. A')!.fits).toBe(true);
});

test.each([
  ['other numbers', 'ANSWERS\n1. B\n2. A\n4. C\n5. D\n6. A'],
  ['other letters', 'ANSWERS\n1. D\n2. C\n3. E'],
  ['another course', 'PHY 102 answers\n1. B\n2. A'],
  ['another year', 'MTH 101 2020/2021\nANSWERS\n1. B\n2. A'],
])('a key with %s does not fit', (_, text) => {
  expect(found(text)!.fits).toBe(false);
});

test.each([
  ['a letter', 'Dear mother, all is well.'],
  ['another paper', '1. Define soil.\n2. Define loam.\n3. Name its horizons.'],
  ['another paper with options', '1. What is soil?\nA. earth\nB. air\n2. What is loam?\nA. earth\nB. air'],
])('%s holds no answers', (_, text) => {
  expect(found(text)).toBeUndefined();
});
