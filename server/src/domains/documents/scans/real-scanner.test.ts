import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSharp, drawPage, notes, notesAt } from '../../../../test/documents/photograph.ts';
import { aPerson } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { workerScript } from '../../../../test/worker-scripts.ts';
import { chooseScanner } from '../../../ports/scanner/choose.ts';

let app: TestApp;
beforeAll(async () => {
  const scanner = chooseScanner({ isWanted: true, programs: new URL('./', workerScript('reader')) });
  app = await buildTestApp({ scanner });
  await app.startWorkers();
});
afterAll(() => app.close());

it('makes a document of a photograph with the reader that the product has', { timeout: 120_000 }, async () => {
  const { client } = await aPerson(app);
  const photograph = asSharp(await drawPage(notesAt())).resize(1400);
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await photograph.jpeg({ quality: 60 }).toBuffer())]), 'page.jpg');
  const { id } = await client.scans.begin({ body: { id: randomUUID(), course: 'BIO 101' } });
  const page = await client.scans.addPage({ params: { id, key: 'the-page' }, body });
  expect(page).toMatchObject({ key: 'the-page', fault: null });
  const state = async () => (await client.scans.get({ params: { id } })).pages[0]?.state;
  await expect.poll(state, { timeout: 100_000, interval: 500 }).toBe('read');
  const { document_id } = await client.scans.use({ params: { id } });
  const { content } = await client.documents.get({ params: { id: document_id }, query: {} });
  expect(content.replace(/\s+/g, ' ')).toContain(notes[0]);
  const sentence = notes[3]!;
  const { boxes } = await client.scans.documentLines({ params: { id: document_id, page: 1 }, query: { sentence } });
  expect(boxes).toHaveLength(1);
});
