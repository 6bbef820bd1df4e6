import { expect, it } from 'vitest';
import { bestThree } from './distractors.ts';

const ranked = ['a', 'b', 'c', 'd'].map((item, i) => ({ item, score: 9 - i }));

it('takes the best three', () => {
  expect(bestThree(ranked, () => false)).toEqual(['a', 'b', 'c']);
});

it('looks further where the best three are not accepted together', () => {
  const three = bestThree(
    ranked,
    () => false,
    () => false,
    (set) => !set.includes('b'),
  );
  expect(three).toEqual(['a', 'c', 'd']);
});

it('takes one stretch at most', () => {
  expect(
    bestThree(
      ranked,
      () => false,
      (item) => item === 'a' || item === 'b',
    ),
  ).toEqual(['a', 'c', 'd']);
});
