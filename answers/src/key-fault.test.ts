import { expect, it } from 'vitest';
import { faultOfKey } from './key-fault.ts';

it.each([
  [{ kind: 'number', key: '25 m/s', tolerance: '1 %' }, null],
  [{ kind: 'number', key: '3.14159', sf: 3 }, null],
  [{ kind: 'expression', key: '(x-2)(x-3)', form: 'factorised' }, null],
  [{ kind: 'set', key: '2 or 3' }, null],
  [{ kind: 'word', key: 'osmosis' }, null],
  [{ kind: 'number', key: '3,5' }, 'key'],
  [{ kind: 'number', key: 'many' }, 'key'],
  [{ kind: 'expression', key: '(x+1' }, 'key'],
  [{ kind: 'word', key: '!!' }, 'key'],
  [{ kind: 'number', key: '25', tolerance: 'a bit' }, 'tolerance'],
  [{ kind: 'number', key: '25', tolerance: '1.2.3' }, 'tolerance'],
  [{ kind: 'expression', key: 'ln x', domain: 'x is big' }, 'domain'],
  [{ kind: 'expression', key: 'x^2-5x+6', form: 'factorised' }, 'form'],
] as const)('%j: %s', (key, fault) => {
  expect(faultOfKey(key)).toBe(fault);
});
