import { expect, it } from 'vitest';
import { decimalOf } from './decimal.ts';

const number = (key: string, more = {}) => decimalOf({ kind: 'number', key, ...more });

it.each([
  ['25 m/s', { value: 25, off: 0, unit: 'm/s' }],
  ['3/4', { value: 0.75, off: 0, unit: '' }],
  ['1,500', { value: 1500, off: 0, unit: '' }],
  ['₦2,500', { value: 2500, off: 0, unit: '₦' }],
  ['2.5 x 10^3 J', { value: 2500, off: 25, unit: 'J' }],
  ['9.8 m/s^2', { value: 9.8, off: 0.098, unit: 'm/s^2' }],
])('%s is a decimal with what it forgives', (key, wanted) => {
  expect(number(key)).toMatchObject({ ...wanted, isCut: false });
});

it('takes the tolerance of the key, as a share or as an amount', () => {
  expect(number('50', { tolerance: '2 %' })?.off).toBe(1);
  expect(number('50', { tolerance: '±0.5' })?.off).toBe(0.5);
  expect(number('0.0418', { sf: 2 })).toMatchObject({ value: 0.042, off: 0.0005 });
});

it('cuts what has no end, and forgives what that costs', () => {
  expect(number('1/3')).toMatchObject({ value: 0.3333333333, isCut: true });
  expect(number('sqrt(2)')?.off).toBeCloseTo(0.000707, 5);
});

it.each(['3 + 4i', 'x', '1/0'])('has none for %s', (key) => expect(number(key)).toBeNull());
