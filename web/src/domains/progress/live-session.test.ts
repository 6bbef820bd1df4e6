import { expect, it } from 'vitest';
import { withSession } from './live-session.ts';
import { offlineOverview } from './offline-overview.ts';

const sprint = { id: 's1', title: 'COS 101', current_day: 1, total_days: 12, completed_days: 1, quiz_data: null };
const overview = {
  ...offlineOverview(),
  today_study_time_seconds: 600,
  total_study_time_seconds: 6000,
  learning_sprints: [
    { ...sprint, progress: 8 },
    { ...sprint, id: 's2', progress: 8 },
  ],
};
const since = Date.parse('2026-03-02T10:00:00Z');
const after = (seconds: number) => ({ sprintId: 's1', since, now: since + seconds * 1000 });

it('adds a second each second to what was read', () => {
  expect(withSession(overview, after(59), since)).toMatchObject({
    today_study_time_seconds: 659,
    total_study_time_seconds: 6059,
  });
  expect(withSession(overview, after(61), since + 60_000).today_study_time_seconds).toBe(601);
});

it('shows half a percent more of the sprint after each minute, and of no other', () => {
  const progress = (seconds: number) =>
    withSession(overview, after(seconds), since).learning_sprints.map((one) => one.progress);
  expect(progress(59)).toEqual([8, 8]);
  expect(progress(60)).toEqual([8.5, 8]);
});

it('tells of each ten percent that the sprint crosses', () => {
  const titles = (seconds: number) =>
    withSession(overview, after(seconds), since).recent_activities.map(({ title, timestamp }) => [title, timestamp]);
  expect(titles(239)).toEqual([]);
  expect(titles(240)).toEqual([['10% Milestone Reached', '2026-03-02T10:04:00.000Z']]);
  expect(titles(24 * 60).map(([title]) => title)).toEqual(['20% Milestone Reached', '10% Milestone Reached']);
});
