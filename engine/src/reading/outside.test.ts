import { expect, it } from 'vitest';
import { OUTSIDE } from './outside.ts';

it.each(OUTSIDE)('refuses “$refused” and keeps “$kept”', ({ refuses, refused, kept }) => {
  expect([refuses.test(refused), refuses.test(kept)]).toEqual([true, false]);
});

it('refuses each example by one rule alone', () => {
  const refusing = OUTSIDE.map(({ refused }) => OUTSIDE.filter(({ refuses }) => refuses.test(refused)).length);
  expect(refusing).toEqual(OUTSIDE.map(() => 1));
});

it('keeps by every rule what one of them keeps', () => {
  expect(OUTSIDE.filter(({ kept }) => OUTSIDE.some(({ refuses }) => refuses.test(kept)))).toEqual([]);
});
