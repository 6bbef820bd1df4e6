import { expect, it } from 'vitest';
import { firstDayOf } from './day-range.rules.ts';

it.each([
  ['1', 1],
  ['7-8', 7],
  ['x', 0],
])('the first day of %s is %i', (range, day) => expect(firstDayOf(range)).toBe(day));
