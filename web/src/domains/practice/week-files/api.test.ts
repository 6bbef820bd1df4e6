import { expect, it } from 'vitest';
import { pauseAfterLooks } from './api.ts';

it('looks often for a minute whether a waiting code is in, and then once a minute', () => {
  const pauses = Array.from({ length: 200 }, (_, looks) => pauseAfterLooks(looks));
  expect(new Set(pauses.slice(0, 21))).toEqual(new Set([3000]));
  expect(new Set(pauses.slice(30))).toEqual(new Set([60_000]));
  expect(pauseAfterLooks(100_000)).toBe(60_000);
});
