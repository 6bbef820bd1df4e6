import { expect, it } from 'vitest';
import { valuesOf } from './sums.ts';
import { numberOf } from './tex-number.ts';

it.each([
  ['\\dfrac{50 + 10}{2}', 30],
  ['2\\sqrt{9} - 1', 5],
  ['\\sqrt[3]{8}', 2],
  ['3 \\times 10^{-2}', 0.03],
  ['24{,}640 \\div 2', 12320],
  ['-(-3)^2', -9],
  ['\\left(\\dfrac{1}{2}\\right)^2', 0.25],
  ['9.8\\,\\text{m s}^{-2}', 9.8],
  ['5! - 1', 119],
])('%s is a number', (tex, value) => expect(valuesOf(numberOf(tex)!)).toEqual([[value, 0]]));

it.each(['x + 1', '3\\frac{1}{2}', '101_2', '\\alpha', '(2, 3)', '60^\\circ', '{}^5C_2', '\\{1, 2\\}', ''])(
  '%s is left alone',
  (tex) => expect(numberOf(tex)).toBeNull(),
);
