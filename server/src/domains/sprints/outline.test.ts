import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPerson, type Person } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { aSmallLibrary } from '../../../test/small-library.ts';

/** Courses with lessons and courses with an outline only, told apart everywhere. */

let app: TestApp;
let learner: Person;
const patience = { timeout: 60_000, interval: 100 };
const pathOf = (id: string) => learner.client.sprints.path({ params: { id }, query: {} });

async function aSprint(topic: string): Promise<string> {
  const { id } = await learner.client.sprints.create({ body: { topic } });
  await vi.waitFor(async () => expect((await pathOf(id)).state).toBe('ready'), patience);
  return id;
}

beforeAll(async () => {
  app = await buildTestApp({ library: await aSmallLibrary() });
  await app.startWorkers();
  learner = await aPerson(app);
});
afterAll(() => app.close());

describe('the catalogue', () => {
  it('says which courses have lessons, and lists them first', async () => {
    const { courses } = await learner.client.catalogue.courses({
      query: { q: 'elementary mathematics', standard: 'CCMAS' },
    });
    expect(courses[0]).toMatchObject({ code: 'MTH 101', lessons_ready: true });
    expect(courses.slice(1).map((course) => course.lessons_ready)).not.toContain(true);
  });

  it('finds lessons under the other standard by equivalence, never by the code alone', async () => {
    const find = async (q: string) =>
      (await learner.client.catalogue.courses({ query: { q, standard: 'BMAS' } })).courses;
    expect((await find('MTH 101'))[0]).toMatchObject({ code: 'MTH 101', lessons_ready: true });
    expect((await find('GST 112'))[0]).toMatchObject({ code: 'GST 112', lessons_ready: false });
  });
});

describe('before a sprint is made', () => {
  const previewOf = (topic: string, is_course?: 'false') =>
    learner.client.sprints.preview({ query: { topic, ...(is_course && { is_course }) } });

  it.each(['MTH 101', 'quadratic equations'])('%s is known to have lessons', async (topic) => {
    expect(await previewOf(topic)).toEqual({ lessons: 'ready', near: [] });
  });

  it.each(['PHY 101', 'Photosynthesis'])('%s is known to be an outline only', async (topic) => {
    expect(await previewOf(topic)).toMatchObject({ lessons: 'outline' });
  });

  it('a course with lessons that comes near an outline is named', async () => {
    const { lessons, near } = await previewOf('elementary mathematics', 'false');
    expect([lessons, near[0]?.code]).toEqual(['outline', 'MTH 101']);
  });
});

it('recommends what is taught before what has an outline only', async () => {
  const { learning_paths } = await learner.client.onboarding.saveAcademicProfile({
    body: {
      university: 'University of Ibadan',
      faculty: 'Science',
      department: 'Physics',
      program: 'B.Sc. Physics',
      level: 100,
      semester: 'First',
      current_courses: ['PHY 101', 'GST 111', 'MTH 101'],
      preferred_learning_style: 'mixed',
      preferred_standard: 'CCMAS',
    },
  });
  expect(learning_paths.map(({ course_code, lessons_ready }) => [course_code, lessons_ready]).slice(0, 2)).toEqual([
    ['MTH 101', true],
    ['PHY 101', false],
  ]);
});

describe('a sprint of an outline', () => {
  it('says so, is counted by no plan, and counts from its first lesson on', async () => {
    const id = await aSprint('PHY 101');
    expect(await pathOf(id)).toMatchObject({ has_lessons: false });
    expect((await learner.client.sprints.list()).sprints[0]).toMatchObject({ id, has_lessons: false });
    expect((await learner.client.sprints.count()).count).toBe(0);
    await learner.client.sprints.editDay({ params: { id, day: 1 }, body: { content: 'My own notes about units.' } });
    expect((await learner.client.sprints.count()).count).toBe(1);
    expect(await pathOf(id)).toMatchObject({ has_lessons: true });
  });

  it('has days that cannot be completed', async () => {
    const id = await aSprint('BIO 101');
    const complete = learner.client.progress.updateProgress({
      params: { sprintId: id },
      body: { day_number: 1, activity_type: 'day_completed' },
    });
    await expect(complete).rejects.toMatchObject({ status: 409, code: 'lesson_without_source' });
    expect((await pathOf(id)).completed_days).toBe(0);
  });

  it('gets no lesson when the plan is full', async () => {
    const id = await aSprint('CHM 101');
    await aSprint('MTH 101');
    await aSprint('MTH 101');
    const write = () =>
      learner.client.sprints.editDay({ params: { id, day: 1 }, body: { content: 'My own notes about atoms.' } });
    await expect(write()).rejects.toMatchObject({ status: 403, code: 'sprint_limit_reached' });
    expect((await pathOf(id)).has_lessons).toBe(false);
  });
});

it('a topic that a lesson teaches starts with that lesson, and says where it is from', async () => {
  const other = await aPerson(app);
  const { id } = await other.client.sprints.create({ body: { topic: 'quadratic equations' } });
  const path = () => other.client.sprints.path({ params: { id }, query: {} });
  await vi.waitFor(async () => expect((await path()).state).toBe('ready'), patience);
  const { weeks, note, title } = await path();
  expect(title).toBe('quadratic equations');
  expect(weeks[0]?.days[0]).toMatchObject({
    title: expect.stringMatching(/First steps|Quadratic/),
    lesson_ready: true,
  });
  expect(note).toContain('is taught in MTH 101 (CCMAS)');
});
