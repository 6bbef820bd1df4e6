import { expect, it } from 'vitest';
import { numberRanges } from './number-ranges.ts';
import { warningAt } from './warnings.ts';

it.each([
  [[], ''],
  [[9, 14], '9, 14'],
  [[1, 2, 4, 5, 6], '1, 2, 4 to 6'],
])('%j is %j', (numbers, text) => {
  expect(numberRanges(numbers)).toBe(text);
});

it('warns at five minutes and at one, and not once it is over', () => {
  expect([301, 300, 61, 60, 1, 0].map(warningAt)).toEqual([null, 5, 5, 1, 1, null]);
});
