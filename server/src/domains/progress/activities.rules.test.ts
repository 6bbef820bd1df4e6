import { expect, it } from 'vitest';
import { recentActivities } from './activities.rules.ts';

const on = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
const sprint = (days: number, completed: number[]) => ({
  id: 's1',
  title: 'Genetics',
  days: Array.from({ length: days }, (_, index) => ({ completedAt: completed[index] ? on(completed[index]) : null })),
});
const milestones = (days: number, completed: number[]) =>
  recentActivities([], [], [], [sprint(days, completed)]).map(({ title, timestamp }) => [
    title,
    timestamp.slice(8, 10),
  ]);

it('each ten percent that a completed day crosses is an activity of that day', () => {
  expect(milestones(12, [1, 2, 3])).toEqual([
    ['20% Milestone Reached', '03'],
    ['10% Milestone Reached', '02'],
  ]);
});

it('a day that crosses several makes one of each, the highest first', () => {
  expect(milestones(5, [4])).toEqual([
    ['20% Milestone Reached', '04'],
    ['10% Milestone Reached', '04'],
  ]);
});

it('the days count in the order in which they were completed', () => {
  expect(milestones(10, [9, 2])).toEqual([
    ['20% Milestone Reached', '09'],
    ['10% Milestone Reached', '02'],
  ]);
});

it('a sprint without a completed day, or without days, has none', () => {
  expect([...milestones(12, []), ...milestones(0, [])]).toEqual([]);
});

it('only the ten newest activities are kept', () => {
  const titles = milestones(10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).map(([title]) => title);
  expect([titles.length, titles[0]]).toEqual([10, '100% Milestone Reached']);
});
