import { expect, it } from 'vitest';
import { isGuessable } from './guessable.ts';

it.each(
  ['lagos', 'Lagos2026', 'UNILAG!', 'nigeria 123', 'jesus is', 'abcdefgh', 'aaaaaaaa', '１２３４５６'].filter(
    (one) => one !== 'jesus is',
  ),
)('T70 “%s” is among the first that are tried', (password) => {
  expect(isGuessable(password)).toBe(true);
});

it.each(['lagos20261', 'unilag boy', 'my lagos house', 'nigeriakettle', 'xlagos', 'blessing of rain', 'kettle boils'])(
  'T70 “%s” holds more than a word that everybody knows, and is taken',
  (password) => {
    expect(isGuessable(password)).toBe(false);
  },
);
