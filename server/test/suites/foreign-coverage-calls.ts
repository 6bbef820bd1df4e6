import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aDocument } from '../documents.ts';
import type { Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import type { TestApp } from '../harness.ts';

interface Scene {
  app: TestApp;
  owner: Person;
  stranger: Person;
}

/** A comparison that is there already. */
async function aCoverage(app: TestApp, owner: Person): Promise<string> {
  const [id, now] = [randomUUID(), app.clock.now()];
  await app.db.queries
    .insertInto('coverages')
    .values({
      ...{ id, owner_id: owner.user.id, standard: 'CCMAS', course_code: 'PHY 101', document_ids: '[]' },
      ...{ about: id, version: 'x', result: JSON.stringify({ rows: [], meaning: 'none' }) },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  return id;
}

const rowOf = (app: TestApp, id: string) =>
  app.db.queries.selectFrom('coverages').selectAll().where('id', '=', id).executeTakeFirst();

/** A stranger is told the same as about an id that nobody has, and the row stays as it was. */
const aboutCoverage =
  (call: (person: Person, id: string) => Promise<unknown>) =>
  async ({ app, owner, stranger }: Scene): Promise<void> => {
    const id = await aCoverage(app, owner);
    const before = await rowOf(app, id);
    const [foreign, random] = [await failureOf(call(stranger, id)), await failureOf(call(stranger, randomUUID()))];
    expect([foreign.status, foreign.code, foreign.message]).toEqual([404, random.code, random.message]);
    expect(await rowOf(app, id)).toEqual(before);
  };

/** One entry for each call about notes and the curriculum that needs a token. */
export const foreignCoverageCalls = {
  'coverage.open': async ({ owner, stranger }: Scene): Promise<void> => {
    const { document_id } = await aDocument(owner);
    const open = (id: string) =>
      failureOf(stranger.client.coverage.open({ body: { course: 'PHY 101', document_ids: [id] } }));
    expect(await open(document_id)).toMatchObject({ status: 404, code: 'document_not_found' });
    expect(await open(randomUUID())).toMatchObject({ status: 404, code: 'document_not_found' });
  },
  'coverage.list': async ({ app, owner, stranger }: Scene): Promise<void> => {
    const id = await aCoverage(app, owner);
    expect(JSON.stringify(await stranger.client.coverage.list())).not.toContain(id);
  },
  'coverage.get': aboutCoverage((p, id) => p.client.coverage.get({ params: { id } })),
  'coverage.correct': aboutCoverage((p, id) =>
    p.client.coverage.correct({ params: { id }, body: { phrase: 'kinematics', said: 'there' } }),
  ),
  'coverage.change': aboutCoverage((p, id) =>
    p.client.coverage.change({ params: { id }, body: { university: 'Mine' } }),
  ),
  'coverage.plan': aboutCoverage((p, id) =>
    p.client.coverage.plan({ params: { id }, body: { lessons: ['relative-motion'] } }),
  ),
  'coverage.remove': aboutCoverage((p, id) => p.client.coverage.remove({ params: { id } })),
};
