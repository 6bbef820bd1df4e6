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

type Attempt = (scene: Scene) => Promise<void>;

/** Materials that are there already: how they are made is not the matter here. */
async function aStudyPage(app: TestApp, owner: Person): Promise<string> {
  const [id, now] = [randomUUID(), app.clock.now()];
  await app.db.queries
    .insertInto('studies')
    .values({
      ...{ id, link_id: id, owner_id: owner.user.id, title: 'Cells', content: 'Cells', html: '<p>Cells</p>' },
      ...{ outline: '[]', markdown_version: 1, created_at: now, updated_at: now },
    })
    .execute();
  return id;
}

const rowOf = (app: TestApp, id: string) =>
  app.db.queries.selectFrom('studies').selectAll().where('id', '=', id).executeTakeFirst();

/** A stranger is told the same as about an id that nobody has, and the row stays as it was. */
const aboutStudyPage =
  (call: (person: Person, id: string) => Promise<unknown>): Attempt =>
  async ({ app, owner, stranger }) => {
    const id = await aStudyPage(app, owner);
    const before = await rowOf(app, id);
    const [foreign, random] = [await failureOf(call(stranger, id)), await failureOf(call(stranger, randomUUID()))];
    expect([foreign.status, foreign.code, foreign.message]).toEqual([404, random.code, random.message]);
    expect(await rowOf(app, id)).toEqual(before);
  };

/** T22 for study materials. */
export const foreignStudyPageCalls: Record<string, Attempt> = {
  'studyPages.generate': async ({ owner, stranger }) => {
    const { document_id } = await aDocument(owner);
    for (const input of [
      { query: {}, body: { document_id } },
      { query: { document_id }, body: undefined },
    ]) {
      const error = await failureOf(stranger.client.studyPages.generate(input));
      expect([error.status, error.code]).toEqual([404, 'document_not_found']);
    }
  },
  'studyPages.list': async ({ app, owner, stranger }) => {
    const id = await aStudyPage(app, owner);
    expect(JSON.stringify(await stranger.client.studyPages.list({ query: { before: id } }))).not.toContain(id);
  },
  'studyPages.remove': aboutStudyPage(({ client }, id) => client.studyPages.remove({ params: { id } })),
  'studyPages.close': aboutStudyPage(({ client }, id) => client.studyPages.close({ params: { id } })),
  'studyPages.open': aboutStudyPage(({ client }, id) => client.studyPages.open({ params: { id } })),
  'studyPages.renewLink': aboutStudyPage(({ client }, id) => client.studyPages.renewLink({ params: { id } })),
  'studyPages.pdf': aboutStudyPage(({ client }, id) => client.studyPages.pdf({ params: { id } })),
};
