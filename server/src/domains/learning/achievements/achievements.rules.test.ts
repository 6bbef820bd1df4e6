import { describe, expect, it } from 'vitest';
import { type Deeds, judgeAll, nextAchievement } from './achievements.rules.ts';
import { daysInARow, hoursStudied, type StudyDay } from './deeds.rules.ts';

const nothing: Deeds = {
  completedSprints: [],
  perfectScores: [],
  uploadedDocuments: [],
  hoursStudied: [],
  daysInARow: [],
};
const days = (count: number) => Array.from({ length: count }, (_, n) => new Date(Date.UTC(2026, 0, n + 1)));

describe('achievements', () => {
  it('are none without a record', () => {
    const { achievements, stats } = judgeAll(nothing);
    expect(achievements.slice(0, 3).map(({ name, earned }) => [name, earned])).toEqual([
      ['Sprint Master', false],
      ['Perfect Score', false],
      ['Document Expert', false],
    ]);
    expect(stats).toEqual({ total_earned: 0, total_available: 12 });
  });

  it('are earned on the day of the last thing that was needed', () => {
    const { achievements, stats } = judgeAll({ ...nothing, uploadedDocuments: days(7) });
    expect(achievements[2]).toMatchObject({ earned: true, earnedOn: '2026-01-05T00:00:00.000Z' });
    expect(stats.total_earned).toBe(1);
  });

  it('are not earned one short', () => {
    expect(judgeAll({ ...nothing, uploadedDocuments: days(4) }).stats.total_earned).toBe(0);
  });

  it('show the nearest one as next', () => {
    expect(nextAchievement(nothing)).toMatchObject({ name: 'Sprint Master', progress: 0 });
    expect(nextAchievement({ ...nothing, uploadedDocuments: days(2) })).toMatchObject({
      name: 'Document Expert',
      progress: 40,
    });
  });

  it('have no next one when all are earned', () => {
    const all = {
      completedSprints: days(1),
      perfectScores: days(1),
      uploadedDocuments: days(5),
      hoursStudied: days(100),
      daysInARow: days(100),
    };
    expect(nextAchievement(all)).toBeNull();
  });
});

describe('what was done', () => {
  const on = (day: string, seconds = 0): StudyDay => ({ day, seconds, last: new Date(`${day}T12:00:00Z`) });

  it('fills an hour over several days', () => {
    const full = hoursStudied([on('2026-11-01', 3000), on('2026-11-02', 3000), on('2026-11-03', 4800)]);
    expect(full.map((at) => at.toISOString().slice(0, 10))).toEqual(['2026-11-02', '2026-11-03', '2026-11-03']);
  });

  it('reaches a row of days once, though it is reached again', () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-05', '2026-11-06'].map((day) => on(day));
    expect(daysInARow(days).map((at) => at.toISOString().slice(0, 10))).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-06',
    ]);
  });
});
