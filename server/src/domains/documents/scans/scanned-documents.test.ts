import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../../../test/documents/pdf.ts';
import { aDocument, aForm, lecture } from '../../../../test/documents.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mathsPaper, questionsIn } from '../../../../test/papers.ts';
import { aPhotograph, aScanner } from '../../../../test/scanner.ts';
import { pictureOf } from './scans.files.ts';

let app: TestApp;
const scanner = aScanner();
beforeAll(async () => {
  app = await buildTestApp({ scanner });
  await app.startWorkers();
});
afterAll(() => app.close());
afterEach(() => {
  scanner.canRead = true;
  scanner.pdf = { count: 0, pictures: {} };
});

const paragraphs = lecture.split('\n\n').filter((text) => text.length > 100);
/** As a page breaks it. */
const broken = (text: string) => text.replace(/(.{40,70}) /g, '$1\n');
const pages = [`Membrane Transport\n${broken(paragraphs[0]!)}`, broken(paragraphs[1]!)];
const doubtful = pages[1]!.replace('Plasmolysis is the shrinking', 'Plasmolysis is the ~shriming');

const statesOf = async ({ client }: Person, id: string) =>
  (await client.scans.get({ params: { id } })).pages.map(({ state }) => state);

async function aReadScan(person: Person, texts = pages): Promise<string> {
  const { id } = await person.client.scans.begin({ body: { id: randomUUID() } });
  for (const [at, text] of texts.entries()) {
    await person.client.scans.addPage({ params: { id, key: `page-number-${at}` }, body: aPhotograph(text) });
  }
  await expect.poll(() => statesOf(person, id), { timeout: 20_000 }).toEqual(texts.map(() => 'read'));
  return id;
}

const use = ({ client }: Person, id: string, title?: string) =>
  client.scans.use({ params: { id }, ...(title && { body: { title } }) });

const contentOf = async ({ client }: Person, id: string) =>
  (await client.documents.get({ params: { id }, query: {} })).content;

describe('"Use these notes"', () => {
  it('makes a document of the pages, once, with everything that documents have', async () => {
    const person = await aPerson(app);
    const id = await aReadScan(person);
    const document = await use(person, id, 'Lecture 4');
    expect(document).toMatchObject({ title: 'Lecture 4', pages: 2, scan_id: id, already_uploaded: false });
    expect(await use(person, id)).toMatchObject({ document_id: document.document_id, already_uploaded: true });
    const scan = await person.client.scans.get({ params: { id } });
    expect(scan.document_id).toBe(document.document_id);
    expect((await person.client.scans.list()).scans).toEqual([]);
    const question = 'What is plasmolysis?';
    const params = { id: document.document_id };
    const { citations } = await person.client.documents.ask({ params, body: { question } });
    expect(citations[0]).toMatchObject({ place: { page: 2 } });
    const sentence = citations[0]?.sentence ?? question;
    const place = await person.client.scans.documentLines({ params: { ...params, page: 2 }, query: { sentence } });
    expect(place).toMatchObject({ width: 600, height: 800 });
    expect(place.boxes.length).toBeGreaterThan(0);
    expect(place.boxes.length).toBeLessThan(4);
  });

  it('shows the picture of a page, and hands the pages out as a file', async () => {
    const person = await aPerson(app);
    const { document_id } = await use(person, await aReadScan(person));
    const headers = { authorization: `Bearer ${person.token}` };
    const get = (path: string) => app.inject({ url: `/api/v1/documents/${document_id}/${path}`, headers });
    expect((await get('pages/2/picture?width=200')).headers['content-type']).toBe('image/jpeg');
    expect((await get('pages/3/picture')).json()).toMatchObject({ code: 'scan_page_not_found' });
    const file = await get('file');
    expect(file.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(file.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  it('waits until every page is read, and needs some text', async () => {
    const person = await aPerson(app);
    const { id } = await person.client.scans.begin({ body: { id: randomUUID() } });
    const body = aPhotograph('Osmosis', { fault: 'too_dark' });
    await person.client.scans.addPage({ params: { id, key: 'dark-page' }, body });
    expect(await failureOf(use(person, id))).toMatchObject({ status: 422, code: 'scan_without_text' });
    await app.db.queries.updateTable('scan_pages').set({ state: 'reading' }).where('scan_id', '=', id).execute();
    expect(await failureOf(use(person, id))).toMatchObject({ status: 409, code: 'scan_not_ready' });
  });

  it('says which pages are not in it', async () => {
    const person = await aPerson(app);
    const id = await aReadScan(person);
    const body = aPhotograph('Osmosis', { fault: 'too_dark' });
    await person.client.scans.addPage({ params: { id, key: 'dark-page' }, body });
    const document = await use(person, id);
    expect(document.notice).toContain('Page 3 isn’t in here');
    await person.client.scans.readAnyway({ params: { id, key: 'dark-page' } });
    const noticeOf = async () => (await person.client.documents.list({ query: {} })).documents[0]!.notice;
    await expect.poll(noticeOf, { timeout: 30_000 }).toBeNull();
  });

  it('keeps the pages as they are, but for corrections, which the document follows', async () => {
    const person = await aPerson(app);
    const id = await aReadScan(person, [pages[0]!, doubtful]);
    const { document_id } = await use(person, id);
    const params = { id, key: 'page-number-1' };
    expect(await failureOf(person.client.scans.removePage({ params }))).toMatchObject({ code: 'scan_in_use' });
    expect(await failureOf(person.client.scans.remove({ params: { id } }))).toMatchObject({ code: 'scan_in_use' });
    expect(await contentOf(person, document_id)).toContain('shriming');
    const { lines } = await person.client.scans.page({ params });
    const word = lines.flatMap(({ words }) => words).find(({ is_doubtful }) => is_doubtful)!;
    await person.client.scans.correct({ params, body: { words: [{ id: word.id, text: 'shrinking' }] } });
    await expect
      .poll(() => contentOf(person, document_id), { timeout: 30_000 })
      .toContain('Plasmolysis is the shrinking');
    const answer = await person.client.documents.ask({
      params: { id: document_id },
      body: { question: 'What is plasmolysis?' },
    });
    expect(answer.citations[0]?.sentence).toContain('shrinking of the cytoplasm');
  });

  it('loses its pictures with the document', async () => {
    const person = await aPerson(app);
    const id = await aReadScan(person);
    const { document_id } = await use(person, id);
    const rows = await app.db.queries.selectFrom('scan_pages').select('id').where('scan_id', '=', id).execute();
    await person.client.documents.remove({ params: { id: document_id } });
    expect(await failureOf(person.client.scans.get({ params: { id } }))).toMatchObject({ code: 'scan_not_found' });
    for (const row of rows) {
      await expect.poll(() => app.storage.exists(pictureOf(row.id)), { timeout: 20_000 }).toBe(false);
    }
  });

  it('can be brought as a past paper, with its numbers and pages', async () => {
    const person = await aPerson(app);
    const [first, second] = mathsPaper.split('\n\n3.');
    const id = await aReadScan(person, [
      first!.replaceAll('\n\n', '\n'),
      `3.${second}`.replaceAll('\n\n', '\n').trim(),
    ]);
    const { document_id } = await use(person, id);
    const paper = await person.client.papers.bringText({ body: { document_id } });
    expect(questionsIn(paper)).toHaveLength(4);
    expect(paper.course).toBe('MTH 101');
    expect(paper.document_id).toBe(document_id);

    // Each question has its place on the picture of its page.
    for (const { page, text } of questionsIn(paper)) {
      const params = { id: document_id, page: page ?? 0 };
      const { boxes } = await person.client.scans.documentLines({ params, query: { sentence: text } });
      expect(boxes.length, text).toBeGreaterThan(0);
    }

    // A paper outlives the document that it was read from.
    await person.client.documents.remove({ params: { id: document_id } });
    expect(await person.client.papers.get({ params: { id: paper.id }, query: {} })).toMatchObject({
      document_id: null,
    });
  });
});

describe('a file of pictures that is sent as a document', () => {
  const scanned = (marker: string) =>
    makePdf([[], [{ x: 1, y: 1, text: '' }]], { picture: true, catalogue: `/Lang (${marker})` });

  it('is refused as before where pictures are not read', async () => {
    const person = await aPerson(app);
    scanner.canRead = false;
    const pdf = await failureOf(aDocument(person, scanned('a'), 'scan.pdf'));
    expect([pdf.status, pdf.code, pdf.about]).toEqual([422, 'file_without_text', undefined]);
    const photograph = await failureOf(person.client.documents.upload({ body: aPhotograph('Osmosis') }));
    expect([photograph.status, photograph.code]).toEqual([422, 'file_type_unsupported']);
  });

  it('becomes a scan, which the answer names; the same file is the same scan', async () => {
    const person = await aPerson(app);
    scanner.pdf = { count: 2, pictures: { 1: pages[0]!, 2: pages[1]! } };
    const refusal = await failureOf(aDocument(person, scanned('b'), 'Week 4.pdf'));
    expect([refusal.status, refusal.code]).toEqual([422, 'file_is_pictures']);
    const id = refusal.about!;
    expect((await failureOf(aDocument(person, scanned('b'), 'Week 4.pdf'))).about).toBe(id);
    await expect.poll(() => statesOf(person, id), { timeout: 20_000 }).toEqual(['read', 'read']);
    const document = await use(person, id);
    expect(document).toMatchObject({ pages: 2, metadata: { filename: 'Week 4.pdf', content_type: 'application/pdf' } });
    expect(await aDocument(person, scanned('b'), 'Week 4.pdf')).toMatchObject({
      document_id: document.document_id,
      already_uploaded: true,
    });
    const headers = { authorization: `Bearer ${person.token}` };
    const file = await app.inject({ url: `/api/v1/documents/${document.document_id}/file`, headers });
    expect(file.rawPayload.equals(scanned('b'))).toBe(true);
  });

  it('becomes a scan of one page where it is a photograph', async () => {
    const person = await aPerson(app);
    const refusal = await failureOf(person.client.documents.upload({ body: aPhotograph(pages[0]!) }));
    expect(refusal.code).toBe('file_is_pictures');
    await expect.poll(() => statesOf(person, refusal.about!), { timeout: 20_000 }).toEqual(['read']);
  });

  it('is a document at once where it has text too, which grows by the pages that were pictures', async () => {
    const person = await aPerson(app);
    const texts = paragraphs[1]!
      .match(/.{30,70}( |$)/g)!
      .map((text, at) => ({ x: 60, y: 780 - at * 14, text: text.trim() }));
    scanner.pdf = { count: 2, pictures: { 1: pages[0]! } };
    const document = await aDocument(person, makePdf([[], texts], { picture: true }), 'mixed.pdf');
    expect(document.scan_id).not.toBeNull();
    expect(document.notice).toContain('still reading 1 page');
    await expect
      .poll(() => contentOf(person, document.document_id), { timeout: 30_000 })
      .toMatch(/Osmosis is the movement.*Plasmolysis is the shrinking/s);
  });

  it('is told so as well where it is brought as a paper', async () => {
    const person = await aPerson(app);
    scanner.pdf = { count: 2, pictures: { 1: pages[0]! } };
    const refusal = await failureOf(person.client.papers.bring({ body: aForm(scanned('c'), 'mth.pdf'), query: {} }));
    expect([refusal.code, typeof refusal.about]).toEqual(['file_is_pictures', 'string']);
  });
});
