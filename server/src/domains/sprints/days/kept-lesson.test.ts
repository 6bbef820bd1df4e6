import { afterAll, beforeAll, expect, it } from 'vitest';
import { aReadySprint } from '../../../../test/a-ready-sprint.ts';
import { aPerson } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

it('a lesson that was opened before shows every change of it at once', async () => {
  const owner = await aPerson(app);
  const { client } = owner;
  const id = await aReadySprint(owner);
  const params = { id, day: 1 };
  const open = () => client.sprints.day({ params });
  const first = await open();
  expect(await open()).toEqual(first);

  const video = await client.sprints.addVideo({ params, body: { url: 'https://youtu.be/dQw4w9WgXcQ' } });
  expect((await open()).videos).toContainEqual(video);

  await client.progress.updateProgress({
    params: { sprintId: id },
    body: { day_number: 1, activity_type: 'day_completed' },
  });
  expect((await open()).completed).toBe(true);

  await client.sprints.update({ params: { id }, body: { learning_style: 'kinesthetic' } });
  const asked = (await open()).questions.length;
  await client.sprints.update({ params: { id }, body: { learning_style: 'reading_writing' } });
  expect((await open()).questions.length).not.toBe(asked);

  await client.sprints.editDay({ params, body: { title: 'Mine' } });
  expect((await open()).title).toBe('Mine');

  await client.sprints.editDay({ params, body: { content: '# Mine\n\nEvery word of it.' } });
  expect(await open()).toMatchObject({ edited: true, content: '# Mine\n\nEvery word of it.' });

  await client.sprints.remove({ params: { id } });
  await expect(open()).rejects.toMatchObject({ status: 404 });
});

it('a lesson that its owner has opened is nobody else’s', async () => {
  const [owner, other] = [await aPerson(app), await aPerson(app)];
  const id = await aReadySprint(owner);
  await owner.client.sprints.day({ params: { id, day: 1 } });
  await expect(other.client.sprints.day({ params: { id, day: 1 } })).rejects.toMatchObject({ status: 404 });
});

it('a lesson that was opened before is compressed as whoever asks takes it', async () => {
  const owner = await aPerson(app);
  const id = await aReadySprint(owner);
  const ask = (encoding: string) =>
    app.inject({
      url: `/api/v1/learning-paths/${id}/days/1`,
      headers: { authorization: `Bearer ${owner.token}`, 'accept-encoding': encoding },
    });
  for (const encoding of ['br', 'gzip', 'br', 'identity']) {
    const { headers, statusCode } = await ask(encoding);
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await ask('identity')).json()).toEqual(await owner.client.sprints.day({ params: { id, day: 1 } }));
});
