import { describe, expect, it } from 'vitest';
import { unreadableIn } from './readable.ts';
import { wishOf } from './wish.ts';

describe('what can be read without the key', () => {
  it.each([
    ['number', '25', null],
    ['number', '3,5', 'comma'],
    ['number', '', 'empty'],
    ['number', 'twenty', null],
    ['number', 'plenty', 'no number'],
    ['number', '1 s', null],
    ['expression', 'x^2-50x', null],
    ['expression', '(x+1', 'bracket'],
    ['expression', '1/0', 'undefined'],
    ['set', '2 or 3', null],
    ['word', 'osmosis', null],
    ['word', '??', 'empty'],
  ] as const)('%s: %s', (kind, typed, why) => {
    expect(unreadableIn({ kind, unit: false }, typed)).toBe(why);
  });

  it('asks again for a unit that nobody knows only where a unit is wanted', () => {
    expect(unreadableIn({ kind: 'number', unit: true }, '25 m/s')).toBe(null);
    expect(unreadableIn({ kind: 'number', unit: true }, '25 zorks')).toBe('unit');
  });
});

describe('what a question says of its answer', () => {
  it('names the letters in the order of the alphabet, not of the key', () => {
    expect(wishOf({ kind: 'expression', key: 'v - u/t + sin(a)' }).letters).toEqual(['a', 't', 'u', 'v']);
  });

  it('says whether a unit and whether the order is wanted, and nothing of the value', () => {
    expect(wishOf({ kind: 'number', key: '25 m/s' })).toEqual({
      kind: 'number',
      ordered: false,
      unit: true,
      letters: [],
    });
    expect(wishOf({ kind: 'set', key: '(2, 3)', ordered: true })).toMatchObject({ ordered: true, unit: false });
  });
});
