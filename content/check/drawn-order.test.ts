import { expect, it } from 'vitest';
import { fixedOrder } from './drawn-order.ts';

it('finds a list that stands in the same order in every draw', () => {
  expect(fixedOrder(['Median of 8, 5, 12, 3?', 'Median of 9, 6, 20, 1?'])).toBe('2 1 3 0');
  expect(fixedOrder(['Median of 8, 5, 12 and 3?', 'Median of 1, 6, 20 and 9?'])).toBeNull();
});

it('leaves numbers alone that are meant to be in order, and what is no list', () => {
  expect(fixedOrder(['Next of 3, 6, 12, 24?', 'Next of 2, 4, 8, 16?'])).toBeNull();
  expect(fixedOrder(['Next of 30, 20, 10, 5?', 'Next of 8, 7, 6, 1?'])).toBeNull();
  expect(fixedOrder(['Add 4 and 3', 'Add 7 and 2'])).toBeNull();
});
