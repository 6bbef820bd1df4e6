import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aPhotograph, aScanner } from '../../../../test/scanner.ts';
import { pictureOf } from './scans.files.ts';
import { sweepScans } from './scans.jobs.ts';

let app: TestApp;
const scanner = aScanner();
beforeAll(async () => {
  app = await buildTestApp({ scanner });
  await app.startWorkers();
});
afterAll(() => app.close());
afterEach(() => {
  scanner.canRead = true;
  scanner.beforeReading = async () => {};
});

const pageOne = `BIO 101 Membrane Transport
Osmosis is the movement of water molecules through a partially permeable membrane
from a region of higher water potential to a region of lower water potential.
The ~membrare lets water pass, and V = IR stands here for mathematics.`;
const pageTwo = `Plant cells
A plant cell placed in pure water becomes turgid because water enters the vacuole by ~osmosls.
Turgor pressure is the pressure that the swollen contents of a cell exert on the cell wall.`;

async function begun(person: Person, body: { title?: string; course?: string } = {}): Promise<string> {
  return (await person.client.scans.begin({ body: { id: randomUUID(), ...body } })).id;
}

const send = (person: Person, id: string, key: string, photograph = aPhotograph(pageOne)) =>
  person.client.scans.addPage({ params: { id, key }, body: photograph });

const stateOf = async (person: Person, id: string) =>
  (await person.client.scans.get({ params: { id } })).pages.map(({ key, state }) => `${key} ${state}`);

const untilRead = (person: Person, id: string, states: string[]) =>
  expect.poll(() => stateOf(person, id), { timeout: 20_000 }).toEqual(states);

async function readScan(person: Person, photographs = [pageOne, pageTwo]): Promise<string> {
  const id = await begun(person);
  for (const [at, text] of photographs.entries()) await send(person, id, `page-number-${at}`, aPhotograph(text));
  await untilRead(
    person,
    id,
    photographs.map((_, at) => `page-number-${at} read`),
  );
  return id;
}

function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const picturesIn = async (id: string) => {
  const rows = await app.db.queries.selectFrom('scan_pages').select('id').where('scan_id', '=', id).execute();
  return rows.map((row) => pictureOf(row.id));
};

describe('a scan', () => {
  it('is begun once, however often it is sent', async () => {
    const person = await aPerson(app);
    const id = randomUUID();
    await person.client.scans.begin({ body: { id, title: 'Lecture 4' } });
    const again = await person.client.scans.begin({ body: { id, title: 'Another' } });
    expect(again).toMatchObject({ id, title: 'Lecture 4', can_read: true, document_id: null, pages: [] });
    expect(await person.client.scans.list()).toMatchObject({ scans: [{ id }], can_read: true });
  });

  it('reads its pages one by one and tells how far it is', async () => {
    const person = await aPerson(app);
    const id = await begun(person);
    expect(await send(person, id, 'first-page')).toMatchObject({ key: 'first-page', number: 1, fault: null });
    await untilRead(person, id, ['first-page read']);
    const { pages, bytes } = await person.client.scans.get({ params: { id } });
    expect(pages[0]).toMatchObject({ doubts: 1, read_by: 'reader', bytes });
    expect(bytes).toBeGreaterThan(0);
  });

  it('keeps one page of two sends under one key, also at the same moment', async () => {
    const person = await aPerson(app);
    const id = await begun(person);
    await Promise.all([send(person, id, 'the-same-page'), send(person, id, 'the-same-page')]);
    await send(person, id, 'the-same-page', aPhotograph('Something else'));
    await untilRead(person, id, ['the-same-page read']);
    const { lines } = await person.client.scans.page({ params: { id, key: 'the-same-page' } });
    expect(lines).toHaveLength(4);
  });

  it('says at once what is wrong with a photograph, and reads it anyway where that is wished', async () => {
    const person = await aPerson(app);
    const id = await begun(person);
    const page = await send(person, id, 'dark-page', aPhotograph(pageOne, { fault: 'too_dark' }));
    expect(page).toMatchObject({ state: 'refused', fault: 'too_dark' });
    await person.client.scans.readAnyway({ params: { id, key: 'dark-page' } });
    await untilRead(person, id, ['dark-page read']);
    expect((await person.client.scans.get({ params: { id } })).pages[0]).toMatchObject({ fault: 'too_dark' });
  });

  it('refuses what only reading shows to be wrong', async () => {
    const person = await aPerson(app);
    const id = await begun(person);
    await send(person, id, 'hand-page', aPhotograph(pageOne, { foundFault: 'handwriting' }));
    await untilRead(person, id, ['hand-page refused']);
    const anyway = await person.client.scans.readAnyway({ params: { id, key: 'hand-page' } });
    expect(anyway).toMatchObject({ state: 'read', fault: 'handwriting' });
  });

  it('refuses what is no photograph, and one that is too large', async () => {
    const person = await aPerson(app);
    const id = await begun(person);
    const form = (content: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      body.set('file', new Blob([content]), 'page.jpg');
      return body;
    };
    const other = await failureOf(send(person, id, 'other-page', form(new Uint8Array(Buffer.from('%PDF-1.7')))));
    expect([other.status, other.code]).toEqual([422, 'image_not_usable']);
    const large = await failureOf(send(person, id, 'large-page', form(new Uint8Array(11_000_000))));
    expect([large.status, large.code]).toEqual([413, 'picture_too_large']);
    expect(await stateOf(person, id)).toEqual([]);
  });

  it('takes sixty pages and no more', async () => {
    const person = await aPerson(app);
    const id = await begun(person);
    await app.db.queries
      .insertInto('scan_pages')
      .values(
        Array.from({ length: 60 }, (_, at) => ({
          id: randomUUID(),
          owner_id: person.user.id,
          scan_id: id,
          key: `page-number-${at}`,
          position: at + 1,
          state: 'refused' as const,
          fault: 'blurred' as const,
          bytes: 1,
          width: 1,
          height: 1,
          created_at: new Date(),
        })),
      )
      .execute();
    expect(await failureOf(send(person, id, 'one-too-many'))).toMatchObject({ status: 422, code: 'scan_full' });
  });

  it('is in the order that is chosen; pages that are not named follow', async () => {
    const person = await aPerson(app);
    const id = await begun(person);
    for (const key of ['page-aaa', 'page-bbb', 'page-ccc']) await send(person, id, key);
    const keys = ['page-ccc', 'never-sent', 'page-aaa'];
    const { pages } = await person.client.scans.order({ params: { id }, body: { keys } });
    expect(pages.map(({ key, number }) => `${number} ${key}`)).toEqual(['1 page-ccc', '2 page-aaa', '3 page-bbb']);
  });

  it('loses a page in the middle of its reading, and its picture', async () => {
    const person = await aPerson(app);
    const id = await begun(person);
    const reading = aGate();
    const removed = aGate();
    scanner.beforeReading = async () => {
      reading.open();
      await removed.opened;
    };
    await send(person, id, 'unwanted-page');
    const [picture = ''] = await picturesIn(id);
    await reading.opened;
    await person.client.scans.removePage({ params: { id, key: 'unwanted-page' } });
    removed.open();
    expect(await stateOf(person, id)).toEqual([]);
    await expect.poll(() => app.storage.exists(picture), { timeout: 20_000 }).toBe(false);
  });

  it('goes with its pictures when it is deleted', async () => {
    const person = await aPerson(app);
    const id = await readScan(person);
    const pictures = await picturesIn(id);
    expect(pictures).toHaveLength(2);
    await person.client.scans.remove({ params: { id } });
    expect(await failureOf(person.client.scans.get({ params: { id } }))).toMatchObject({ code: 'scan_not_found' });
    for (const key of pictures) await expect.poll(() => app.storage.exists(key), { timeout: 20_000 }).toBe(false);
  });

  it('is swept after thirty days in which nobody used it', async () => {
    const person = await aPerson(app);
    const id = await begun(person);
    const touched = (days: number) =>
      app.db.queries
        .updateTable('scans')
        .set({ touched_at: new Date(app.clock.now().getTime() - days * 86_400_000) })
        .where('id', '=', id)
        .execute();
    await touched(29);
    await app.runNow(sweepScans);
    expect(await stateOf(person, id)).toEqual([]);
    await touched(31);
    await app.runNow(sweepScans);
    expect(await failureOf(person.client.scans.get({ params: { id } }))).toMatchObject({ code: 'scan_not_found' });
  });

  it('cannot be begun where pictures are not read', async () => {
    const person = await aPerson(app);
    const id = await begun(person);
    scanner.canRead = false;
    const refused = await failureOf(person.client.scans.begin({ body: { id: randomUUID() } }));
    expect([refused.status, refused.code]).toEqual([422, 'pictures_not_read']);
    expect(await failureOf(send(person, id, 'first-page'))).toMatchObject({ code: 'pictures_not_read' });
    expect(await person.client.scans.get({ params: { id } })).toMatchObject({ can_read: false });
  });

  it('counts against what an account may keep', async () => {
    const small = await buildTestApp({ scanner, env: { UPLOAD_QUOTA_MB: '1' } });
    const person = await aPerson(small);
    const id = await begun(person);
    await small.db.queries.updateTable('scans').set({ file_key: 'large', file_size: 1_048_576 }).execute();
    expect(await failureOf(send(person, id, 'first-page'))).toMatchObject({ code: 'storage_quota_reached' });
    await small.close();
  });

  it('is in the export of what is kept about a person, and goes with the account', async () => {
    const person = await aPerson(app);
    const id = await readScan(person, [pageOne]);
    const [picture = ''] = await picturesIn(id);
    const headers = { authorization: `Bearer ${person.token}` };
    const { rawPayload } = await app.inject({ url: '/api/v1/auth/me/export', headers });
    const files = unzipSync(new Uint8Array(rawPayload));
    expect(Object.keys(files)).toContain(`scans/${id}/page-number-0.jpg`);
    expect(strFromU8(files['scans.json']!)).toContain('partially permeable membrane');
    await person.client.account.remove();
    await expect.poll(() => app.storage.exists(picture), { timeout: 20_000 }).toBe(false);
  });
});

describe('what was read of a page', () => {
  const params = (id: string, at = 0) => ({ id, key: `page-number-${at}` });

  it('shows doubtful words with what they may be, and why', async () => {
    const person = await aPerson(app);
    const id = await readScan(person);
    const first = await person.client.scans.page({ params: params(id) });
    const doubtful = first.lines.flatMap(({ words }) => words.filter(({ is_doubtful }) => is_doubtful));
    expect(doubtful.map(({ text }) => text)).toEqual(['membrare']);
    expect(doubtful[0]?.suggestions[0]).toEqual({ text: 'membrane', why: 'a word of BIO 101' });
    const second = await person.client.scans.page({ params: params(id, 1) });
    const [word] = second.lines.flatMap(({ words }) => words.filter(({ is_doubtful }) => is_doubtful));
    expect(word?.suggestions.map(({ text }) => text)).toContain('osmosis.');
  });

  it('is corrected word by word; what is said to be right is no longer doubtful', async () => {
    const person = await aPerson(app);
    const id = await readScan(person);
    const page = await person.client.scans.page({ params: params(id) });
    const word = page.lines.flatMap(({ words }) => words).find(({ is_doubtful }) => is_doubtful)!;
    const words = [
      { id: word.id, text: 'membrane' },
      { id: '999-1', text: 'nowhere' },
    ];
    const changed = await person.client.scans.correct({ params: params(id), body: { words } });
    expect(changed.doubts).toBe(0);
    const after = await person.client.scans.page({ params: params(id) });
    const same = after.lines.flatMap((line) => line.words).find(({ id: other }) => other === word.id);
    expect(same).toMatchObject({ text: 'membrane', as_read: 'membrare', is_doubtful: false, suggestions: [] });
  });

  it('shows the picture of the page, narrower where asked for, and of one line', async () => {
    const person = await aPerson(app);
    const id = await readScan(person, [pageOne]);
    const get = async (path: string) => {
      const headers = { authorization: `Bearer ${person.token}` };
      const answer = await app.inject({ url: `/api/v1/scans/${id}/pages/page-number-0/${path}`, headers });
      const { default: sharp } = await import('sharp');
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(answer.headers['cache-control']).toContain('private');
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      return [format, width, height];
    };
    expect(await get('picture')).toEqual(['jpeg', 600, 800]);
    expect(await get('picture?width=300')).toEqual(['jpeg', 300, 400]);
    expect((await get('lines/0'))[2]).toBe(20);
  });
});

describe('turns at reading', () => {
  it('go round among people: who sends one page does not wait for a book', async () => {
    const [many, one] = [await aPerson(app), await aPerson(app)];
    const [book, handout] = [await begun(many), await begun(one)];
    const start = aGate();
    scanner.beforeReading = () => start.opened;
    scanner.pagesRead.length = 0;
    for (const at of [1, 2, 3, 4]) await send(many, book, `page-number-${at}`, aPhotograph(`Book page ${at}`));
    await send(one, handout, 'the-handout', aPhotograph('A handout'));
    start.open();
    await untilRead(one, handout, ['the-handout read']);
    await untilRead(
      many,
      book,
      [1, 2, 3, 4].map((at) => `page-number-${at} read`),
    );
    const at = scanner.pagesRead.findIndex(({ who }) => who === one.user.id);
    expect(at).toBeGreaterThan(-1);
    expect(at).toBeLessThan(3);
  });
});
