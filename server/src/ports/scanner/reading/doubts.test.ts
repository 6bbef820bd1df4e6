import { expect, it } from 'vitest';
import { areCrumbs, isDoubtful, isNoise, keepsPicture } from './doubts.ts';

it.each([
  ['photosynthesis', 0.95, false],
  ['photosynthesis', 0.6, true],
  ['ph0tosynthesis', 0.9, true],
  ['H2O', 0.9, false],
  ['2nd', 0.9, false],
  ['energY', 0.9, true],
  ['wa|er', 0.9, true],
])('%s at %f is doubtful: %s', (text, confidence, expected) => {
  expect(isDoubtful(text, confidence)).toBe(expected);
});

it('leaves dust out and keeps signs that were read surely', () => {
  expect([isNoise('|', 0.3), isNoise('—', 0.9), isNoise('a', 0.4), isNoise(' ', 0.9)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('leaves out specks, and lines that are only the edge of the paper', () => {
  expect([isNoise('3', 0.7, 0.2), isNoise('3', 0.7, 1)]).toEqual([true, false]);
  const read = (text: string, confidence: number) => areCrumbs([{ text, confidence }]);
  expect([read('2', 0.5), read('2', 0.9), read('two', 0.5)]).toEqual([true, false, false]);
});

it.each([
  ['v = u + at', 0.95, true],
  ['x² of 5', 0.95, true],
  ['3 / 4 of it', 0.95, true],
  ['a well-known plant and/or tree', 0.95, false],
  ['a line that was guessed', 0.5, true],
])('keeps the picture of "%s" at %f: %s', (text, confidence, expected) => {
  expect(keepsPicture(text.split(' ').map((word) => ({ text: word, confidence })))).toBe(expected);
});
