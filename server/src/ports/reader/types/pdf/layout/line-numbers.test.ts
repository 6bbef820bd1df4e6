import { expect, it } from 'vitest';
import { write } from '../../../../../../test/documents/ink.ts';
import { withoutLineNumbers } from './line-numbers.ts';

const counted = (size: number) =>
  Array.from({ length: 20 }, (_, index) => [
    ...write(String(index + 1), 50, 700 - index * 12, { size }),
    ...write('something is said here', 80, 700 - index * 12),
  ]).flat();
const numbersIn = (size: number) => withoutLineNumbers(counted(size)).filter(({ text }) => /\d/.test(text));

it('small numbers that count the lines are no part of the text', () => {
  expect(numbersIn(7)).toEqual([]);
});

it('numbers in the letters of the text are the first column of a table', () => {
  expect(numbersIn(10)).toHaveLength(20);
});
