import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aSmallLibrary } from '../../../../test/small-library.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ library: await aSmallLibrary() });
});
afterAll(() => app.close());

const lesson = (course: string, name: string) => app.client().library.lesson({ params: { course, lesson: name } });

it('lists every course with its lessons for anybody, the first of each open', async () => {
  const { courses } = await app.client().library.courses();
  expect(courses).toMatchObject([
    {
      slug: 'mth-101',
      code: 'MTH 101',
      title: 'Algebra',
      questions: 42,
      lessons: [
        { name: 'first-steps', week: 1, day: 1, minutes: 18, is_open: true },
        { name: 'quadratic-equations', week: 2, day: 2, is_open: false },
      ],
    },
  ]);
  expect(courses[0]?.about).toContain('Two lessons.');
});

it('says of each phrase of the standard where it is taught, or why it is not', async () => {
  const { courses } = await app.client().library.courses();
  expect(courses[0]?.coverage).toMatchObject({
    is_sure: true,
    phrases: [
      { phrase: 'theory of quadratic equations', lesson: 'quadratic-equations', section: 'Sum and product of roots' },
      { phrase: 'nth roots of unity', lesson: null, why: 'a small library has no room' },
    ],
  });
});

it('shows the first lesson of a course to anybody, with its pictures and checks', async () => {
  const first = await lesson('mth-101', 'first-steps');
  expect(first).toMatchObject({
    title: 'First steps',
    course: { code: 'MTH 101', weeks: 2 },
    next: 'Quadratic equations',
  });
  expect(first.html).toContain('<figure class="picture"><svg');
  expect(first.html).toContain('<details class="check-right" name="check-1">');
});

it('keeps the other lessons for those who have an account, and the questions of the banks with them', async () => {
  await expect(lesson('mth-101', 'quadratic-equations')).rejects.toMatchObject({ status: 404 });
  await expect(lesson('mth-102', 'first-steps')).rejects.toMatchObject({ status: 404 });
  expect(JSON.stringify(await app.client().library.courses())).not.toContain('Slip');
});

it('opens every lesson to whoever has an account, and says what follows', async () => {
  const { client } = await aPerson(app);
  const read = (name: string) => client.library.read({ params: { course: 'mth-101', lesson: name } });
  expect(await read('quadratic-equations')).toMatchObject({ title: 'Quadratic equations', is_open: false, next: null });
  expect((await read('first-steps')).next).toBe('Quadratic equations');
  await expect(read('nowhere')).rejects.toMatchObject({ status: 404 });
});
