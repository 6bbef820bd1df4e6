import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBareSprint } from '../../../test/a-bare-sprint.ts';
import { aPerson, type Person } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';

let app: TestApp;
let learner: Person;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.goToNoon();
  learner = await aPerson(app);
  // Who was here the day before can have studied then.
  app.clock.goToNoon();
  learner.client = (await signedInAgain()).client;
});

const dayMs = 86_400_000;
const today = () => app.clock.now().toISOString().slice(0, 10);
const dayBefore = () => new Date(app.clock.now().getTime() - dayMs).toISOString().slice(0, 10);

/** Study up to now, or up to so many days ago. */
function study(seconds: number, { daysAgo = 0, ...more }: { daysAgo?: number; sprintId?: string } = {}) {
  const end = Math.floor(app.clock.now().getTime() / 1000) * 1000 - daysAgo * dayMs;
  const stretches = [{ start: new Date(end - seconds * 1000).toISOString(), end: new Date(end).toISOString() }];
  return learner.client.progress.studyTime({ body: { studyTimeSeconds: seconds, stretches, ...more } });
}

describe('a new learner', () => {
  it('has an overview of noughts, with every figure that the documents read', async () => {
    expect(await learner.client.progress.overview()).toMatchObject({
      today_study_time_seconds: 0,
      total_study_time_seconds: 0,
      weekly_study_time_seconds: 0,
      current_streak: 0,
      total_assessments: 0,
      completed_assessments: 0,
      average_score: 0,
      score_improvement: 0,
      score_trend: [],
      total_achievements: 12,
      earned_achievements: 0,
      next_achievement: { name: 'Sprint Master', description: 'Complete your first sprint', progress: 0 },
      learning_sprints: [],
      recent_activities: [],
      study_heatmap: {},
      overall_progress: { completed_days: 0, total_days: 0, weekly_time_goal: 5, deadlines: [] },
      streak: { current: 0, longest: 0, current_streak: 0, longest_streak: 0 },
    });
  });
});

describe('the streak', () => {
  it('grows by a visit a day, and not by a second one', async () => {
    expect(await learner.client.progress.recordVisit()).toMatchObject({ is_first_today: true, streak: { current: 1 } });
    expect(await learner.client.progress.recordVisit()).toMatchObject({ is_first_today: false });
    app.clock.advance({ days: 1 });
    const { client } = await signedInAgain();
    expect((await client.progress.recordVisit()).streak).toMatchObject({ current: 2, longest: 2 });
  });

  it('T26 claimed as 9999 stays what the record holds', async () => {
    await learner.client.progress.recordVisit();
    const { streak } = await learner.client.progress.claimStreak({ body: { current_streak: 9999 } });
    expect(streak.current).toBe(1);
    const synced = await learner.client.progress.sync({
      body: { study_time: { total_seconds: 1e9, today_seconds: 1e9 }, streak: { current: 9999 } },
    });
    expect(synced).toEqual({
      study_time: { total_seconds: 0, today_seconds: 0, last_study_date: null },
      streak: { current: 1 },
    });
  });
});

describe('a day', () => {
  it('that is marked as complete counts once, for the sprint and in the record', async () => {
    const sprintId = await aBareSprint(app, learner);
    const done = { params: { sprintId }, body: { day_number: 1, activity_type: 'day_completed' as const } };
    await learner.client.progress.updateProgress(done);
    expect(await learner.client.progress.updateProgress(done)).toEqual({
      day_number: 1,
      completed: true,
      percentage: 50,
      is_sprint_completed: false,
      achievements: [],
    });
    const { recent_activities, learning_sprints } = await learner.client.progress.overview();
    expect(recent_activities.map(({ title, description }) => [title, description])).toContainEqual([
      'Day completed',
      'Day 1',
    ]);
    expect(learning_sprints).toMatchObject([{ progress: 50, current_day: 2, total_days: 2, completed_days: 1 }]);
  });

  it('is completed by time only where fifty minutes are on record', async () => {
    const sprintId = await aBareSprint(app, learner);
    const claim = {
      params: { sprintId },
      body: { day_number: 1, activity_type: 'time_spent' as const, completed: true, percentage: 100, time_spent: 200 },
    };
    expect((await learner.client.progress.updateProgress(claim)).completed).toBe(false);
    await study(50 * 60, { sprintId });
    expect((await learner.client.progress.updateProgress(claim)).completed).toBe(true);
  });

  it('is completed by the time of the day it was studied on, though both arrive later', async () => {
    const sprintId = await aBareSprint(app, learner);
    const date = dayBefore();
    await study(50 * 60, { sprintId, daysAgo: 0.9 });
    const body = {
      day_number: 1,
      activity_type: 'time_spent' as const,
      completed: true,
      percentage: 25,
      time_spent: 50,
    };
    const claim = (more: { date?: string }) =>
      learner.client.progress.updateProgress({ params: { sprintId }, body: { ...body, ...more } });
    expect((await claim({})).completed).toBe(false);
    expect((await claim({ date })).completed).toBe(true);
  });

  const markAll = async (sprintId: string, minutesBetween: number) => {
    const mark = (day_number: number) =>
      learner.client.progress.updateProgress({
        params: { sprintId },
        body: { day_number, activity_type: 'day_completed' },
      });
    await mark(1);
    app.clock.advance({ minutes: minutesBetween });
    return mark(2);
  };

  it('is marked within a minute of the one before, without any study: the sprint is over and earns nothing', async () => {
    const last = await markAll(await aBareSprint(app, learner), 0.5);
    expect(last).toMatchObject({ is_sprint_completed: true, achievements: [] });
    const { achievements } = await learner.client.achievements.list();
    expect(achievements.find(({ id }) => id === 'sprint_master')?.earned).toBe(false);
  });

  it('is marked soon after the one before, with minutes of study on record: that earns its achievement', async () => {
    const sprintId = await aBareSprint(app, learner);
    await study(5 * 60, { sprintId });
    expect((await markAll(sprintId, 0.5)).achievements.map(({ name }) => name)).toContain('Sprint Master');
  });

  it('is the last one: the sprint is completed and names its achievement', async () => {
    const sprintId = await aBareSprint(app, learner);
    const last = await markAll(sprintId, 12);
    expect(last.achievements.map(({ name }) => name)).toEqual(['Sprint Master']);
    const { donut_tracker } = await learner.client.progress.donutTracker({ params: { sprintId } });
    expect(donut_tracker).toEqual({
      completed: 2,
      total: 2,
      weeks: [
        { week: 1, completed: 1, total: 1 },
        { week: 2, completed: 1, total: 1 },
      ],
    });
    const { achievements } = await learner.client.achievements.list();
    expect(achievements.find(({ id }) => id === 'sprint_master')?.earned).toBe(true);
  });

  it('of a sprint that is somebody else’s is not there', async () => {
    const sprintId = await aBareSprint(app, learner);
    const stranger = await aPerson(app);
    await expect(stranger.client.progress.overall({ params: { sprintId } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a quiz', () => {
  it('that was taken twice is two quizzes taken, of one day', async () => {
    const sprintId = await aBareSprint(app, learner);
    const [first] = await app.db.queries
      .selectFrom('sprint_days')
      .select('id')
      .where('path_id', '=', sprintId)
      .execute();
    const taken = { kind: 'quiz_taken' as const, day: today(), at: app.clock.now(), sprint_id: sprintId };
    for (const score of [50, 100]) {
      const details = JSON.stringify({ dayId: first?.id, score });
      const row = { ...taken, id: newId(), key: `quiz_taken:${score}`, user_id: learner.user.id, details };
      await app.db.queries.insertInto('learning_events').values(row).execute();
    }
    await learner.client.progress.updateProgress({
      params: { sprintId },
      body: { day_number: 2, activity_type: 'day_completed' },
    });
    const { overall_progress } = await learner.client.progress.overview();
    expect(overall_progress).toMatchObject({
      completed_quizzes: 2,
      total_quizzes: 3,
      completed_assessments: 1,
      total_assessments: 2,
      average_quiz_score: 75,
      next_quiz_title: 'Day 2',
      next_quiz_path: `/assessments?sprint=${sprintId}&day=2`,
    });
  });
});

describe('a quiz that was left', () => {
  const recordQuiz = (score: number, details: { marked: number; answered: number }) =>
    app.db.queries
      .insertInto('learning_events')
      .values({
        ...{
          kind: 'quiz_taken' as const,
          day: today(),
          at: app.clock.now(),
          sprint_id: null,
          user_id: learner.user.id,
        },
        ...{ id: newId(), key: `quiz_taken:${score}`, details: JSON.stringify({ score, ...details }) },
      })
      .execute();

  it('after less than half of it is in no average', async () => {
    await recordQuiz(80, { marked: 20, answered: 20 });
    await recordQuiz(10, { marked: 20, answered: 9 });
    expect(await learner.client.progress.overview()).toMatchObject({ average_score: 80, score_improvement: 0 });
    await recordQuiz(40, { marked: 20, answered: 10 });
    expect(await learner.client.progress.overview()).toMatchObject({ average_score: 60 });
  });

  it('is a perfect score only where it asked enough', async () => {
    const perfect = async () =>
      (await learner.client.achievements.list()).achievements.find(({ id }) => id === 'perfect_score')?.earned;
    await recordQuiz(100, { marked: 1, answered: 1 });
    expect(await perfect()).toBe(false);
    await app.db.queries.updateTable('learning_events').set({ details: '{"score":100,"marked":5}' }).execute();
    expect(await perfect()).toBe(true);
  });
});

describe('an achievement', () => {
  it('that a browser asks for is given only where the record supports it', async () => {
    const ask = () => learner.client.achievements.trigger({ body: { achievement_type: 'study_time', value: 1 } });
    expect(await ask()).toMatchObject({ awarded: false, achievement: { name: 'First Hour' } });
    await study(3600);
    expect(await ask()).toMatchObject({ awarded: true });
    const unknown = { achievement_type: 'streak' as const, value: 3 };
    expect(await learner.client.achievements.trigger({ body: unknown })).toEqual({ awarded: false, achievement: null });
  });
});

/** A day later the access token is old. */
async function signedInAgain() {
  const { access_token } = await app
    .client()
    .auth.login({ body: { email: learner.user.email, password: learner.password } });
  return { client: app.client({ token: access_token }) };
}
