import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBareSprint } from '../../../test/a-bare-sprint.ts';
import { aPerson } from '../../../test/factories.ts';
import { createRandom } from '../../../test/fuzz/random.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { createRecount } from '../../../test/recount.ts';
import { createLearningRecord, recountDays } from '../learning/learning.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const minuteMs = 60_000;
const zones = [
  'Africa/Lagos',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Europe/London',
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Pacific/Niue',
];
const steps = 24;
const sprintDays = 12;

/** A learner who does this and that for some weeks, now here and now there; with a recount of our own beside it. */
async function live(seed: number) {
  const random = createRandom(seed);
  const learning = createLearningRecord(app);
  const person = await aPerson(app);
  const sprintId = await aBareSprint(app, person, sprintDays);
  const recount = createRecount(sprintDays);
  let { client, refreshToken } = person;
  const { created_at } = await client.auth.me();
  const firstMinute = Math.ceil(Date.parse(created_at) / minuteMs);
  let zone = 'Africa/Lagos';

  const studied = () => {
    const now = Math.floor(app.clock.now().getTime() / minuteMs);
    return Array.from({ length: 1 + random.below(3) }, () => {
      const start = Math.max(firstMinute, now - random.below(20 * 60));
      return { start, end: Math.min(now, start + 1 + random.below(150)) };
    }).filter(({ start, end }) => start < end);
  };
  const toMoment = (minute: number) => new Date(minute * minuteMs).toISOString();

  for (let step = 0; step < steps; step += 1) {
    app.clock.advance({ minutes: 30 + random.below(36 * 60) });
    const renewed = await app.client().auth.refresh({ headers: {}, body: { refresh_token: refreshToken } });
    refreshToken = renewed.refresh_token;
    client = app.client({ token: renewed.access_token });
    if (random.chance(0.15)) {
      zone = random.pick(zones);
      await client.account.updateProfile({ body: { timezone: zone } });
    }
    if (random.chance(0.5)) {
      await client.progress.recordVisit();
      recount.visit(app.clock.now(), zone);
    }
    const stretches = studied();
    if (stretches.length > 0 && random.chance(0.7)) {
      await client.progress.studyTime({
        body: {
          studyTimeSeconds: 0,
          sprintId,
          stretches: stretches.map(({ start, end }) => ({ start: toMoment(start), end: toMoment(end) })),
        },
      });
      recount.study(stretches, zone);
    }
    if (random.chance(0.3)) {
      const day_number = 1 + random.below(sprintDays);
      await client.progress.updateProgress({
        params: { sprintId },
        body: { day_number, activity_type: 'day_completed' },
      });
      recount.complete(day_number, app.clock.now(), zone);
    }
    if (random.chance(0.3)) {
      const score = random.below(101);
      const quiz = { kind: 'quiz_taken' as const, key: random.word(), sprintId, details: { score } };
      await learning.record(app.db.queries, person.user.id, quiz);
      recount.quiz(score, app.clock.now(), zone);
    }
  }
  return { client, sprintId, recount: recount.at(app.clock.now(), zone) };
}

it.each([1, 2, 3, 4, 5, 6])('every figure of a life agrees with a recount (seed %i)', async (seed) => {
  const { client, sprintId, recount } = await live(seed);
  const overview = await client.progress.overview();
  expect({
    today: overview.today_study_time_seconds,
    week: overview.weekly_study_time_seconds,
    total: overview.total_study_time_seconds,
    current: overview.streak.current,
    longest: overview.streak.longest,
    heatmap: overview.study_heatmap,
    average: overview.average_score,
    quizzes: overview.overall_progress.completed_quizzes,
    completed: overview.overall_progress.completed_days,
    percentage: overview.overall_progress.percentage,
  }).toEqual(recount.overview);
  const { donut_tracker } = await client.progress.donutTracker({ params: { sprintId } });
  expect(donut_tracker).toEqual(recount.donut);
});

it('the sums of the days are those of the record, worked out anew', async () => {
  await live(7);
  const listDays = () =>
    app.db.queries.selectFrom('learning_days').selectAll().orderBy('user_id').orderBy('day').execute();
  const kept = await listDays();
  expect(kept.length).toBeGreaterThan(10);
  await app.db.queries.updateTable('learning_days').set({ seconds: 1, studied: false }).execute();
  expect(await recountDays(app)).toBe(`Recounted ${kept.length} days of study.`);
  expect(await listDays()).toEqual(kept);
});
