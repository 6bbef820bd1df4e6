import { expect, it } from 'vitest';
import { nearUntil, unfilled } from './near.rules.ts';

const day = (position: number, state: string, done = false) => ({
  position,
  state,
  questions: null,
  completed_at: done ? new Date(0) : null,
});
const positions = (days: { position: number }[]) => days.map(({ position }) => position);

it('counts the day to study now and the next two as near', () => {
  expect(nearUntil([day(1, 'ready'), day(2, 'planned')])).toBe(3);
  expect(nearUntil([day(1, 'ready', true), day(2, 'planned')])).toBe(4);
});

it('writes texts before questions, and nothing that is not wanted', () => {
  const days = [day(1, 'ready'), day(2, 'planned'), day(3, 'outline'), day(4, 'planned'), day(9, 'planned')];
  expect(positions(unfilled(days, ({ position }) => position <= 4))).toEqual([2, 4, 1]);
});
