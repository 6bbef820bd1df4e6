import { expect, it } from 'vitest';
import { isGuessable } from './guessable.ts';

it.each([
  'lagos',
  'Lagos2026',
  'lagos20261',
  'UNILAG!',
  'nigeria 123',
  '123nigeria',
  '!!2026 Nigeria 2026!!',
  'nigerianigeria',
  'Nígérià2026',
  'abcdefgh',
  'aaaaaaaa',
  '20262026',
  'abcabcabc',
  '123456789012',
  '１２３４５６',
])('T70 “%s” is among the first that are tried', (password) => {
  expect(isGuessable(password)).toBe(true);
});

it.each([
  'unilag boy',
  'my lagos house',
  'nigeriakettle',
  'xlagos',
  'blessing of rain',
  'kettle boils',
  'kettlekettle',
])('T70 “%s” holds more than a word that everybody knows, and is taken', (password) => {
  expect(isGuessable(password)).toBe(false);
});

const ada = ['ada.obiora@student.example', 'Ada Obiora'];

it.each(['ada.obiora@student.example', 'Ada Obiora', 'adaobiora2026', 'obiora123', '2026Obiora!'])(
  'T70 “%s” is tried first by whoever knows that it is Ada Obiora’s',
  (password) => {
    expect(isGuessable(password)).toBe(false);
    expect(isGuessable(password, ada)).toBe(true);
  },
);

it('T70 a name within other words is taken', () => {
  expect(isGuessable('obiora boils kettles', ada)).toBe(false);
  expect(isGuessable('adamant kettle', ada)).toBe(false);
});

it('T70 looks at a long password in a time that grows with its length only', () => {
  expect(isGuessable(`${'ab'.repeat(500)}c`)).toBe(false);
});
