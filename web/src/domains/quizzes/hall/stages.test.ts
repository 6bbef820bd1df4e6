import { expect, it } from 'vitest';
import { placeOf, slidesOf, stepsOf } from './stages.ts';

it('asks each question, shows what was chosen, then the answer, and only then the next', () => {
  const steps = Array.from({ length: stepsOf(2) }, (_, step) => Object.values(placeOf(step)).join(' '));
  expect(steps).toEqual([
    '0 question',
    '1 question',
    '2 question',
    '2 bars',
    '2 answer',
    '3 question',
    '3 bars',
    '3 answer',
  ]);
});

it('counts slides, not steps', () => {
  expect(slidesOf(stepsOf(2))).toBe(4);
  expect(slidesOf(stepsOf(0))).toBe(2);
});
