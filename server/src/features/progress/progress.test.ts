import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('a new learner', () => {
  it('has an overview of noughts, with every figure that the documents read', async () => {
    const { client } = await aPerson(app);
    const overview = await client.progress.overview();
    expect(overview).toMatchObject({
      today_study_time_seconds: 0,
      total_study_time_seconds: 0,
      weekly_study_time_seconds: 0,
      current_streak: 0,
      total_assessments: 0,
      completed_assessments: 0,
      average_score: 0,
      score_improvement: 0,
      total_achievements: 3,
      earned_achievements: 0,
      next_achievement: { name: 'Sprint Master', description: 'Complete your first sprint', progress: 0 },
      learning_sprints: [],
      recent_activities: [],
      study_heatmap: {},
      overall_progress: { completed_days: 0, total_days: 0, weekly_time_goal: 5, deadlines: [] },
      streak: { current: 0, longest: 0, current_streak: 0, longest_streak: 0 },
    });
    expect(overview.streak.daily_status).toHaveLength(7);
  });

  it('has earned none of the three achievements', async () => {
    const { client } = await aPerson(app);
    const { achievements, stats } = await client.achievements.list();
    expect(achievements).toEqual([
      {
        id: 'sprint_master',
        name: 'Sprint Master',
        description: 'Complete your first sprint',
        earned: false,
        earnedOn: null,
      },
      {
        id: 'perfect_score',
        name: 'Perfect Score',
        description: '100% on any assessment',
        earned: false,
        earnedOn: null,
      },
      {
        id: 'document_expert',
        name: 'Document Expert',
        description: 'Upload 5 documents',
        earned: false,
        earnedOn: null,
      },
    ]);
    expect(stats).toEqual({ total_earned: 0, total_available: 3 });
  });
});
