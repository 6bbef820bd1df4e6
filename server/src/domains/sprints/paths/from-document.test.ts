import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '../../../../test/documents.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

let app: TestApp;
let person: Person;
let document_id: string;
beforeAll(async () => {
  app = await buildTestApp();
  person = await aPerson(app);
  document_id = (await aDocument(person)).document_id;
});
afterAll(() => app.close());

describe('a sprint from a document', () => {
  it('needs no topic, takes the wishes of any sprint, and is called as the document', async () => {
    const [document] = (await person.client.documents.list({ query: {} })).documents;
    const made = await person.client.sprints.create({ body: { document_id, exam_date: '2027-03-01' } });
    expect(made).toMatchObject({
      title: document?.title,
      type: 'document',
      exam_date: '2027-03-01',
      state: 'creating',
    });
  });

  it('is the same by the older call without a body', async () => {
    const made = await person.client.studyPages.generate({ query: { document_id, weeks: 2, minutes_per_day: 45 } });
    const { id = '' } = 'id' in made ? made : {};
    expect(await person.client.sprints.path({ params: { id }, query: {} })).toMatchObject({ type: 'document' });
  });

  it('is not made of what belongs to somebody else', async () => {
    const stranger = await aPerson(app);
    expect((await failureOf(stranger.client.sprints.create({ body: { document_id } }))).code).toBe(
      'document_not_found',
    );
  });

  it('says that a topic is missing where there is no document either', async () => {
    const { code, faults } = await failureOf(person.client.sprints.create({ body: {} }));
    expect([code, faults?.[0]?.loc]).toEqual(['validation_failed', ['body', 'topic']]);
  });
});
