import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Stretch, splitByDay, unionOf, without } from './stretches.rules.ts';

const stretches = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 30 }))
    .map(([start, length]): Stretch => ({ start, end: start + length })),
  { maxLength: 20 },
);
/** Every second by itself. */
const secondsOf = (some: readonly Stretch[]) =>
  new Set(some.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n)));
const lengthOf = (some: readonly Stretch[]) => some.reduce((sum, { start, end }) => sum + end - start, 0);

it('a union holds every second once', () => {
  fc.assert(
    fc.property(stretches, (some) => {
      const union = unionOf(some);
      expect(secondsOf(union)).toEqual(secondsOf(some));
      expect(lengthOf(union)).toBe(secondsOf(some).size);
    }),
  );
});

it('what is left without others is every second that is in none of them', () => {
  fc.assert(
    fc.property(stretches, stretches, (some, others) => {
      const left = without(unionOf(some), unionOf(others));
      const taken = secondsOf(others);
      expect([...secondsOf(left)].sort()).toEqual([...secondsOf(some)].filter((second) => !taken.has(second)).sort());
      expect(lengthOf(left)).toBe(secondsOf(left).size);
    }),
  );
});

it('a stretch over midnight lies on two days, also on the night when the clock is changed', () => {
  // In Berlin the clock goes back at 01:00 UTC on 25 October 2026; midnight is still at 22:00 UTC.
  const at = (moment: string) => Date.parse(moment) / 1000;
  const night = { start: at('2026-10-24T21:30:00Z'), end: at('2026-10-25T01:30:00Z') };
  expect(splitByDay(night, 'Europe/Berlin')).toEqual([
    { day: '2026-10-24', start: night.start, end: at('2026-10-24T22:00:00Z') },
    { day: '2026-10-25', start: at('2026-10-24T22:00:00Z'), end: night.end },
  ]);
});
