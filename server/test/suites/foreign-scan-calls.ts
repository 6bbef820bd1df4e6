import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aDocument } from '../documents.ts';
import type { Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import type { TestApp } from '../harness.ts';
import { aPhotograph } from '../scanner.ts';

interface Scene {
  app: TestApp;
  owner: Person;
  stranger: Person;
}

type Attempt = (scene: Scene) => Promise<void>;

const key = 'the-only-page';

async function aScan({ client }: Person): Promise<string> {
  const { id } = await client.scans.begin({ body: { id: randomUUID() } });
  await client.scans.addPage({ params: { id, key }, body: aPhotograph('Osmosis', { fault: 'blurred' }) });
  return id;
}

const scansOf = ({ client }: Person) => client.scans.list();

/** Another's scan answers like one that nobody has, and stays as it was. */
const aboutScan =
  (call: (stranger: Person, id: string) => Promise<unknown>): Attempt =>
  async ({ owner, stranger }) => {
    const id = await aScan(owner);
    const before = await scansOf(owner);
    const foreign = await failureOf(call(stranger, id));
    const random = await failureOf(call(stranger, 'nobody-has-this'));
    expect([foreign.status, foreign.code, foreign.message]).toEqual([404, random.code, random.message]);
    expect(await scansOf(owner)).toEqual(before);
  };

const aboutDocument =
  (call: (stranger: Person, id: string) => Promise<unknown>): Attempt =>
  async ({ owner, stranger }) => {
    const { document_id } = await aDocument(owner);
    const foreign = await failureOf(call(stranger, document_id));
    const random = await failureOf(call(stranger, 'nobody-has-this'));
    expect([foreign.status, foreign.code, foreign.message]).toEqual([404, random.code, random.message]);
  };

/** T22 for scans and their pages. */
export const foreignScanCalls: Record<string, Attempt> = {
  // The ids are made by phones: the same one of another person is another scan.
  'scans.begin': async ({ owner, stranger }) => {
    const id = await aScan(owner);
    const before = await scansOf(owner);
    expect(await stranger.client.scans.begin({ body: { id } })).toMatchObject({ id, pages: [] });
    expect(await scansOf(owner)).toEqual(before);
  },
  'scans.list': async ({ owner, stranger }) => {
    const id = await aScan(owner);
    expect(JSON.stringify(await scansOf(stranger))).not.toContain(id);
  },
  'scans.get': aboutScan(({ client }, id) => client.scans.get({ params: { id } })),
  'scans.remove': aboutScan(({ client }, id) => client.scans.remove({ params: { id } })),
  'scans.addPage': aboutScan(({ client }, id) =>
    client.scans.addPage({ params: { id, key }, body: aPhotograph('Another’s') }),
  ),
  'scans.removePage': aboutScan(({ client }, id) => client.scans.removePage({ params: { id, key } })),
  'scans.order': aboutScan(({ client }, id) => client.scans.order({ params: { id }, body: { keys: [key] } })),
  'scans.readAnyway': aboutScan(({ client }, id) => client.scans.readAnyway({ params: { id, key } })),
  'scans.page': aboutScan(({ client }, id) => client.scans.page({ params: { id, key } })),
  'scans.picture': aboutScan(({ client }, id) => client.scans.picture({ params: { id, key }, query: {} })),
  'scans.line': aboutScan(({ client }, id) => client.scans.line({ params: { id, key, line: 0 } })),
  'scans.correct': aboutScan(({ client }, id) =>
    client.scans.correct({ params: { id, key }, body: { words: [{ id: '0-0', text: 'changed' }] } }),
  ),
  'scans.use': aboutScan(({ client }, id) => client.scans.use({ params: { id } })),
  'scans.documentPicture': aboutDocument(({ client }, id) =>
    client.scans.documentPicture({ params: { id, page: 1 }, query: {} }),
  ),
  'scans.documentLines': aboutDocument(({ client }, id) =>
    client.scans.documentLines({ params: { id, page: 1 }, query: { sentence: 'Osmosis' } }),
  ),
};
