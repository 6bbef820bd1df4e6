import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';

/** What holds before anything is made: no worker runs here, so every order stays in the queue. */

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const create = ({ client }: Person, topic = 'COS 101') => client.sprints.create({ body: { topic } });
const countOf = async ({ client }: Person) => (await client.sprints.count()).count;

it('T27 two of three sprints used, 20 parallel creations: three in all', async () => {
  const person = await aPerson(app);
  await create(person);
  await create(person);
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => create(person, `COS 101, for the ${n + 3}rd time`)),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(19);
  for (const error of refused) expect(error).toMatchObject({ status: 403, code: 'sprint_limit_reached' });
  expect(await person.client.sprints.count()).toEqual({ count: 3, max: 3, remaining: 0, isLimitReached: true });
  expect((await person.client.sprints.list()).sprints).toHaveLength(3);
});

it('gives the sprint of a course that is there already to who asks to reuse it, also where the plan is full', async () => {
  const person = await aPerson(app);
  const first = await create(person, 'MTH 101 CCMAS');
  await create(person, 'Tidal power');
  await create(person, 'Fishing nets');
  const body = { topic: 'MTH 101 CCMAS', reuse: true };
  const answers = await Promise.all([1, 2, 3].map(() => person.client.sprints.create({ body })));
  expect(answers.map(({ id }) => id)).toEqual([first.id, first.id, first.id]);
  expect(await countOf(person)).toBe(3);
});

it('makes one sprint of a course of several calls at once that ask to reuse it', async () => {
  const person = await aPerson(app);
  const body = { topic: 'GST 111 CCMAS', reuse: true };
  await Promise.all([1, 2, 3].map(() => person.client.sprints.create({ body })));
  expect(await countOf(person)).toBe(1);
});

it('T25 ignores what a body has no business to carry', async () => {
  const [person, other] = [await aPerson(app), await aPerson(app)];
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/learning-paths/',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    payload: `{"topic":"COS 101","id":"chosen","owner_id":"${other.user.id}","user_id":"${other.user.id}","plan":"pro","status":"draft","max_weeks":99,"__proto__":{"plan":"pro"}}`,
  });
  if (response.statusCode === 201) expect(response.json().id).not.toBe('chosen');
  else expect(response.statusCode).toBe(400);
  expect(await countOf(other)).toBe(0);
  const { sprints } = await person.client.sprints.list();
  expect(sprints.every(({ id, status }) => id !== 'chosen' && status === 'active')).toBe(true);
  expect((await person.client.sprints.count()).max).toBe(3);
});

it('reads the values of older clients', async () => {
  const { client } = await aPerson(app);
  const body = {
    topic: 'COS 101',
    education_level: 'beginner',
    learning_style: 'master',
    duration_weeks: '3-5',
  } as const;
  const { id } = await client.sprints.create({ body: { ...body, goals: ['pass'], reminder: 'daily' } });
  expect(await client.sprints.get({ params: { id } })).toMatchObject({
    startFrom: 'undergraduate_beginner',
    learningGoal: 'visual',
    dedication: '3-5',
    reminder: 'daily',
    course: 'COS 101',
    state: 'creating',
    generation: { status: 'queued', percent: 0 },
  });
});

it('asks for a topic', async () => {
  const { client } = await aPerson(app);
  await expect(client.sprints.create({ body: { topic: '  ' } })).rejects.toMatchObject({
    status: 422,
    faults: [{ msg: 'Please enter a course topic' }],
  });
});

it('cancels a creation in flight, and a recommendation is one again', async () => {
  const person = await aPerson(app);
  const { id, generation } = await create(person);
  await person.client.sprints.cancel({ params: { id } });
  await expect(person.client.sprints.get({ params: { id } })).rejects.toMatchObject({ code: 'sprint_not_found' });
  const { rows } = await app.db.execute('select status from generations where id = $1', [generation?.id]);
  expect(rows).toEqual([{ status: 'cancelled' }]);

  const { learning_paths } = await person.client.onboarding.saveAcademicProfile({
    body: { university: 'UI', faculty: 'Science', department: 'Biology', program: 'B.Sc. Biology', level: 100 },
  });
  const draft = learning_paths[0]?.path_id ?? '';
  await person.client.sprints.start({ params: { id: draft } });
  expect(await countOf(person)).toBe(1);
  await person.client.sprints.cancel({ params: { id: draft } });
  expect(await person.client.sprints.get({ params: { id: draft } })).toMatchObject({ status: 'draft', state: 'draft' });
  expect(await countOf(person)).toBe(0);
});

it('renames, sets the date of the exam, and deletes', async () => {
  const person = await aPerson(app);
  const { id } = await create(person);
  const changes = { title: 'Semester one', exam_date: '2027-02-01' };
  expect(await person.client.sprints.update({ params: { id }, body: changes })).toMatchObject(changes);
  expect(await person.client.sprints.update({ params: { id }, body: { exam_date: null } })).toMatchObject({
    exam_date: null,
  });
  await person.client.sprints.remove({ params: { id } });
  expect(await countOf(person)).toBe(0);
  await expect(person.client.sprints.path({ params: { id }, query: {} })).rejects.toMatchObject({ status: 404 });
});

it('takes video links of eleven characters only', async () => {
  const person = await aPerson(app);
  const { id } = await create(person);
  const params = { id, day: 1 };
  for (const url of ['https://youtu.be/short', 'https://evil.example/watch?v=abcdefghijk', 'javascript:alert(1)']) {
    const attempt = person.client.sprints.addVideo({ params, body: { url } });
    await expect(attempt).rejects.toMatchObject({ status: 422, code: 'video_link_not_usable' });
  }
});

it('T49 anonymous materials are the project’s own, bounded, and capped for each address', async () => {
  const address = '10.9.8.7';
  const anonymous = app.client({ address });
  const material = (topic: string) =>
    anonymous.sprints.materials({ body: { topic, learning_style: 'visual', format: 'text' } });
  expect(await material('Operating systems across devices')).toMatchObject({ content_type: 'text', sources: [] });
  expect((await material('history of computing')).html).toContain('ENIAC');
  await expect(material('Ottoman tax law')).rejects.toMatchObject({ status: 404, code: 'material_not_found' });
  await expect(material('x'.repeat(20_000))).rejects.toMatchObject({ status: 413 });
  const answers = await Promise.allSettled(Array.from({ length: 70 }, () => material('history of computing')));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 429 });
  const { rows } = await app.db.execute('select count(*)::int as n from teaching_usage');
  expect(rows).toEqual([{ n: 0 }]);
});

it('without gating everyone has a thousand sprints', async () => {
  const campus = await buildTestApp({ env: { PLAN_GATING: 'off' } });
  const person = await aPerson(campus);
  for (let made = 0; made < 4; made++) await create(person);
  expect(await person.client.sprints.count()).toMatchObject({ count: 4, max: 1000, isLimitReached: false });
  await campus.close();
});
