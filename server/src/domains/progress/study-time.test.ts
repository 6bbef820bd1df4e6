import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person, signedInAgain } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';

let app: TestApp;
let learner: Person;
/** In whole seconds, as study is counted. */
let noon: number;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.goToNoon();
  learner = await aPerson(app);
  app.clock.goToNoon();
  noon = Math.floor(app.clock.now().getTime() / 1000) * 1000;
  learner.client = await signIn();
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const signIn = async () => (await signedInAgain(app, learner)).client;

const ago = (milliseconds: number) => new Date(noon - milliseconds).toISOString();
/** From so long before noon to so long before noon. */
const from = (start: number, end: number) => ({ start: ago(start), end: ago(end) });
const plain = (studyTimeSeconds: number, more: { date?: string; event_id?: string } = {}) =>
  learner.client.progress.studyTime({ body: { studyTimeSeconds, ...more } });
const report = async (stretches: { start: string; end: string }[], more: { event_id?: string } = {}) =>
  (await learner.client.progress.studyTime({ body: { studyTimeSeconds: 0, stretches, ...more } })).counted_seconds;

describe('stretches of study', () => {
  it('count for the time that they last', async () => {
    expect(await report([from(30 * minute, 20 * minute), from(10 * minute, 5 * minute)])).toBe(15 * 60);
    expect(await learner.client.progress.overview()).toMatchObject({ today_study_time_seconds: 15 * 60 });
  });

  it('that two devices report of the same minutes count once', async () => {
    const [first, second] = [from(60 * minute, 30 * minute), from(45 * minute, 15 * minute)];
    const counted = await Promise.all([report([first]), report([second])]);
    expect(counted.reduce((sum, one) => sum + one)).toBe(45 * 60);
  });

  it('that arrive twice count once, with a name of the report or without', async () => {
    const stretch = from(60 * minute, 30 * minute);
    await report([stretch], { event_id: 'one' });
    expect(await report([stretch], { event_id: 'one' })).toBe(0);
    expect(await report([stretch])).toBe(0);
  });

  it('fill what is left between those on record', async () => {
    await report([from(50 * minute, 40 * minute), from(30 * minute, 20 * minute)]);
    expect(await report([from(60 * minute, 10 * minute)])).toBe(30 * 60);
  });

  it('do not count before the account was there', async () => {
    const { created_at } = await learner.client.auth.me();
    const begin = Date.parse(created_at);
    const around = { start: new Date(begin - hour).toISOString(), end: new Date(begin + minute).toISOString() };
    expect(await report([around])).toBeLessThanOrEqual(61);
    expect(await report([{ start: new Date(begin - 2 * hour).toISOString(), end: around.start }])).toBe(0);
  });

  it('do not count in the future', async () => {
    expect(await report([from(-hour, -2 * hour)])).toBe(0);
    const counted = await report([from(10 * minute, -hour)]);
    const sinceNoon = Math.ceil((app.clock.now().getTime() - noon) / 1000);
    expect(counted).toBeGreaterThanOrEqual(10 * 60);
    expect(counted).toBeLessThanOrEqual(10 * 60 + sinceNoon);
  });

  it('of a phone whose clock is some seconds ahead count whole', async () => {
    expect(await report([from(5 * minute, -30_000)])).toBe(5 * 60 + 30);
  });

  it('of more than four hours, or that end before they begin, are refused', async () => {
    for (const stretch of [from(5 * hour, 0), from(minute, 2 * minute)]) {
      await expect(report([stretch])).rejects.toMatchObject({ status: 422 });
    }
    expect(await report([from(4 * hour, 0)])).toBe(4 * 3600);
  });

  it('across midnight count for both days, where the learner is', async () => {
    const midnight = new Date(noon).setUTCHours(0, 0, 0, 0) - hour;
    const stretch = {
      start: new Date(midnight - 20 * minute).toISOString(),
      end: new Date(midnight + 50 * minute).toISOString(),
    };
    expect(await report([stretch])).toBe(70 * 60);
    const { today_study_time_seconds, study_heatmap } = await learner.client.progress.overview();
    expect(today_study_time_seconds).toBe(50 * 60);
    expect(Object.values(study_heatmap)).toEqual([2, 3]);
  });
});

describe('a report without stretches', () => {
  it('counts for the time since the last report', async () => {
    await plain(60);
    app.clock.advance({ seconds: 60 });
    const { counted_seconds } = await plain(200);
    expect(counted_seconds).toBeGreaterThanOrEqual(60);
    expect(counted_seconds).toBeLessThan(120);
  });

  it('T26 of a billion seconds counts for five minutes', async () => {
    expect((await plain(1e9)).counted_seconds).toBe(300);
  });

  it('counts once, however often it arrives', async () => {
    const reports = Array.from({ length: 5 }, () => plain(60, { event_id: 'tab-1-minute-1' }));
    const counted = (await Promise.all(reports)).map(({ counted_seconds }) => counted_seconds);
    expect(counted.reduce((sum, one) => sum + one)).toBe(60);
  });

  it('of yesterday is kept on that day', async () => {
    await plain(120, { date: ago(day).slice(0, 10) });
    const overview = await learner.client.progress.overview();
    expect(overview).toMatchObject({
      today_study_time_seconds: 0,
      total_study_time_seconds: 120,
      study_heatmap: { [ago(day).slice(0, 10)]: 1 },
    });
  });

  it('of tomorrow does not count', async () => {
    expect((await plain(60, { date: ago(-day).slice(0, 10) })).counted_seconds).toBe(0);
  });
});

it('T26 a minute-old account cannot have studied for six days', async () => {
  learner = await aPerson(app);
  app.clock.advance({ seconds: 60 });
  for (const days of [6, 5, 4, 3, 2, 1]) await plain(86_400, { date: ago(days * day).slice(0, 10) });
  await plain(86_400);
  await report([1, 2, 3, 4, 5, 6].map((days) => from(days * day + hour, days * day)));
  const { total_study_time_seconds, streak } = await learner.client.progress.overview();
  expect(total_study_time_seconds).toBeLessThan(120);
  expect(streak.current).toBe(1);
});
