import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['abc', 1],
  ['password1234', 1],
  ['aaaaaaaaaaaa', 1],
  ['yamtuber', 2],
  ['Yamtuber9', 3],
  ['Yamtuber9 Ogbono', 4],
])('%j scores %i', (password, score) => {
  expect(passwordStrength(password)).toBe(score);
});

test.each([
  ['Chidinma-2026!', 1],
  ['okafor1998', 1],
  ['Chidinma sells yam', 4],
])('%j of somebody with that name scores %i', (password, score) => {
  expect(passwordStrength(password, ['Chidinma Okafor', 'ok@example.com'])).toBe(score);
});
