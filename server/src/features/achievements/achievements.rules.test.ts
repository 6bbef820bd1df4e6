import { describe, expect, it } from 'vitest';
import { judgeAll, type LearningRecord, nextAchievement } from './achievements.rules.ts';

const nothing: LearningRecord = { completedSprints: [], perfectScores: [], uploadedDocuments: [] };
const days = (count: number) => Array.from({ length: count }, (_, n) => new Date(Date.UTC(2026, 0, n + 1)));

describe('achievements', () => {
  it('are none without a record', () => {
    const { achievements, stats } = judgeAll(nothing);
    expect(achievements.map(({ name, earned }) => [name, earned])).toEqual([
      ['Sprint Master', false],
      ['Perfect Score', false],
      ['Document Expert', false],
    ]);
    expect(stats).toEqual({ total_earned: 0, total_available: 3 });
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
    const all = { completedSprints: days(1), perfectScores: days(1), uploadedDocuments: days(5) };
    expect(nextAchievement(all)).toBeNull();
  });
});
