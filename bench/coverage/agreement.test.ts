import { expect, it } from 'vitest';
import { agreement, kappa } from './agreement.ts';

const one = { a: 'covered', b: 'covered', c: 'missing', d: 'thin' };

it('counts what two labellers say alike, of what both labelled', () => {
  expect(agreement(one, { ...one, d: 'missing' })).toBe(0.75);
  expect(agreement(one, { a: 'covered' })).toBe(1);
});

it('takes off what chance would give', () => {
  expect(kappa(one, one)).toBe(1);
  // Half agree, and by chance half would.
  expect(kappa({ a: 'x', b: 'x', c: 'y', d: 'y' }, { a: 'x', b: 'y', c: 'x', d: 'y' })).toBe(0);
});
