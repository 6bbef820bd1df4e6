import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aDocument } from '../../../../test/documents.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { recordQueries } from '../../../../test/recorded-queries.ts';
import { runGeneration } from '../../teaching/generation/generation.jobs.ts';
import { up as catchUp } from '../migrations/0035_failed_sprints.ts';

/** No worker runs here: an order is carried out when the test says so. */

let app: TestApp;
let statements: ReturnType<typeof recordQueries>['statements'];
let person: Person;
beforeAll(async () => {
  app = await buildTestApp({
    database: (db) => {
      const recorded = recordQueries(db);
      statements = recorded.statements;
      return recorded.db;
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute('delete from generations');
  person = await aPerson(app);
});

const countOf = async ({ client }: Person) => (await client.sprints.count()).count;
const aSprint = () => person.client.sprints.create({ body: { topic: 'COS 101' } });

/** Of a document that is gone before the sprint could be made. */
async function aFailedSprint(): Promise<string> {
  const { document_id } = await aDocument(person);
  const made = await person.client.studyPages.generate({ query: { document_id, weeks: 4, minutes_per_day: 30 } });
  await person.client.documents.remove({ params: { id: document_id } });
  await app.runNow(runGeneration);
  return 'id' in made ? made.id : '';
}

it('does not count a creation that failed, and lets it be tried again', async () => {
  const id = await aFailedSprint();
  expect(await countOf(person)).toBe(0);
  expect((await person.client.sprints.list()).sprints).toMatchObject([
    { id, state: 'failed', generation: { error_code: 'document_not_found' } },
  ]);
  expect(await person.client.sprints.start({ params: { id } })).toMatchObject({ state: 'creating' });
  expect(await countOf(person)).toBe(1);
});

it('writes nothing when sprints are read and counted', async () => {
  const id = await aFailedSprint();
  statements.clear();
  await person.client.sprints.list();
  await person.client.sprints.count();
  await person.client.sprints.get({ params: { id } });
  await person.client.sprints.path({ params: { id }, query: {} });
  const written = [...statements.keys()].filter((sql) => /^(?:insert|update|delete)[^;]*learning_paths/.test(sql));
  expect([statements.size > 0, written]).toEqual([true, []]);
});

it('leaves a sprint that is there as it is when something more for it fails', async () => {
  const { id } = await aSprint();
  await app.runNow(runGeneration);
  const { document_id } = await aDocument(person);
  await person.client.sprints.attachDocument({ params: { id }, body: { document_id } });
  await person.client.documents.remove({ params: { id: document_id } });
  await app.runNow(runGeneration);
  const { state, generation } = await person.client.sprints.path({ params: { id }, query: {} });
  expect([state, generation?.status]).toEqual(['ready', 'failed']);
});

it('catches up with creations that failed before makers were told', async () => {
  const lost = await aSprint();
  const broken = await aSprint();
  const waiting = await aSprint();
  await app.db.execute('delete from generations where id = $1', [lost.generation?.id]);
  await app.db.execute("update generations set status = 'failed' where id = $1", [broken.generation?.id]);
  await catchUp(app.db.queries as unknown as Kysely<unknown>);
  const { sprints } = await person.client.sprints.list();
  expect(Object.fromEntries(sprints.map(({ id, state }) => [id, state]))).toEqual({
    [lost.id]: 'failed',
    [broken.id]: 'failed',
    [waiting.id]: 'creating',
  });
});
