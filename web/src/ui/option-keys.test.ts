import { expect, it, vi } from 'vitest';
import { optionKeys, optionOfKey } from './option-keys.ts';

it('takes digits and letters, small and capital, for the options that there are', () => {
  expect(['1', 'a', 'A', '4', 'd', 'D'].map((key) => optionOfKey(key, 4))).toEqual([0, 0, 0, 3, 3, 3]);
});

it('takes no other key for an option', () => {
  expect(['0', '4', 'd', 'Enter', 'AB', '', ' '].map((key) => optionOfKey(key, 3))).toEqual(Array(7).fill(null));
});

it('picks an option by its digit and by its letter', () => {
  const onPick = vi.fn();
  const keys = optionKeys(['x', 'y'], onPick);
  keys['2']?.();
  keys.a?.();
  expect(onPick.mock.calls).toEqual([['y'], ['x']]);
  expect(Object.keys(keys)).toHaveLength(4);
});
