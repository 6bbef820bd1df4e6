import { expect, it } from 'vitest';
import { weekDays } from './week-day.ts';

it('tells a day that lies behind from one that is still ahead, on a Tuesday', () => {
  const tuesday = new Date(2026, 10, 17, 9);
  expect(weekDays([-1, -1, -1, -1, -1, -1, -1], tuesday).slice(0, 3)).toEqual(['unused', 'open', 'open']);
  expect(weekDays([0, 1, -1, -1, -1, -1, -1], tuesday).slice(0, 3)).toEqual(['missed', 'done', 'open']);
});
