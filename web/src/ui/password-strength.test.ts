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
