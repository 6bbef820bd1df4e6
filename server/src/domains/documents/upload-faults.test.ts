import { readdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { documentMaxBytes } from '@akada/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aDocument, aForm, lecture } from '../../../test/documents.ts';
import { aPerson, type Person } from '../../../test/factories.ts';
import { failureOf } from '../../../test/failure.ts';
import { buildTestApp, readerScript, type TestApp } from '../../../test/harness.ts';
import { createReaderPool } from '../../ports/reader/pool.ts';
import { type ReadDocument, type Reader, ReadFailure } from '../../ports/reader/port.ts';
import { safeFileName } from './file-name.rules.ts';

const megabyte = 1024 * 1024;
const real = createReaderPool({ script: readerScript });

/** The real reader and the real disk, until a test breaks one of them. */
let readInstead: Reader['read'] | undefined;
let isDiskFull = false;

let app: TestApp;
let person: Person;
let port: number;
beforeAll(async () => {
  app = await buildTestApp({
    env: { UPLOAD_QUOTA_MB: '120' },
    reader: { ...real, read: (...args) => (readInstead ?? real.read)(...args) },
    storage: (disk) => ({
      ...disk,
      put: async (...args) => {
        if (isDiskFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        return disk.put(...args);
      },
    }),
  });
  person = await aPerson(app);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (app.http.server.address() as AddressInfo).port;
});
afterEach(() => {
  readInstead = undefined;
  isDiskFull = false;
});
afterAll(() => app.close());

const aText: ReadDocument = {
  type: 'txt',
  blocks: [{ kind: 'paragraph', text: lecture }],
  pages: null,
  title: null,
  words: 200,
};

const boundary = 'akada-test';
const opening = (filename: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: text/plain\r\n\r\n`;
const closing = `\r\n--${boundary}--\r\n`;

/** A file of that many bytes, a piece at a time, so that everybody else gets their turn in between. */
async function* inPieces(bytes: number): AsyncGenerator<Buffer> {
  yield Buffer.from(opening('large.txt'));
  const piece = Buffer.alloc(64 * 1024, 'a');
  for (let left = bytes; left > 0; left -= piece.length) {
    yield left < piece.length ? piece.subarray(0, left) : piece;
    await new Promise(setImmediate);
  }
  yield Buffer.from(closing);
}

function openUpload(headers: Record<string, string> = {}) {
  const request = httpRequest({
    port,
    method: 'POST',
    path: '/api/v1/documents/upload',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  return { request, answer };
}

async function upload(bytes: number) {
  const { request, answer } = openUpload();
  Readable.from(inPieces(bytes)).pipe(request);
  const response = await answer;
  return {
    status: response.statusCode,
    body: (await json(response)) as { detail: string; metadata: { size: number } },
  };
}

const spooled = () => readdir(app.spoolFolder).catch(() => []);
const documentsOf = async ({ client }: Person) => (await client.documents.list({ query: {} })).documents;

/** After a failure: no row, no file, no token. */
async function expectNothingOf(someone: Person): Promise<void> {
  expect(await documentsOf(someone)).toEqual([]);
  expect(await someone.client.tokens.balance()).toMatchObject({ documents_used: 0, used_free_trial: false });
  await expect.poll(spooled).toEqual([]);
}

describe('a file that cannot be used', () => {
  it.each([
    ['a picture that is called a PDF', Buffer.from('iVBORw0KGgoAAAANSUhEUg', 'base64'), 'notes.pdf'],
    ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00'), 'notes.exe'],
    ['an empty file', '', 'notes.txt'],
    ['a torn PDF', '%PDF-1.7\n1 0 obj <<', 'notes.pdf'],
  ])('T38 %s is refused with 422, and nothing is stored', async (_, content, name) => {
    const someone = await aPerson(app);
    const error = await failureOf(aDocument(someone, content, name));
    expect([error.status, error.code]).toEqual([422, expect.stringMatching(/^file_/)]);
    await expectNothingOf(someone);
  });

  it('tells a wrong type in the words of the documents', async () => {
    const error = await failureOf(aDocument(person, 'MZ\x90\x00', 'notes.exe'));
    expect(error.message).toBe('Invalid file type. Please upload PDF, DOCX, TXT, PPT, ODT, RTF, or XLS file.');
  });

  it.each([
    ['no file at all', new FormData()],
    [
      'a file in another field',
      (() => {
        const form = new FormData();
        form.set('document', new Blob([lecture]), 'notes.txt');
        return form;
      })(),
    ],
  ])('asks for a file where there is %s', async (_, form) => {
    form.set('comment', 'x');
    const error = await failureOf(person.client.documents.upload({ body: form }));
    expect([error.status, error.message]).toEqual([422, 'Please select a file first.']);
  });
});

describe('the size', () => {
  it('T39 50 MB and one byte, without a length, are refused; the temporary file is gone', async () => {
    const { status, body } = await upload(documentMaxBytes + 1);
    expect([status, body.detail]).toEqual([413, 'File too large. Maximum size is 50MB.']);
    await expectNothingOf(person);
  });

  it('T74 what goes past the limit without an end is cut at the limit, and nothing of it stays', async () => {
    const { request, answer } = openUpload();
    const endless = Readable.from(inPieces(documentMaxBytes + megabyte));
    // The end never comes: whoever waits for it waits as long as the sender likes.
    endless.pipe(request, { end: false });
    const response = await answer;
    expect(response.statusCode).toBe(413);
    await expectNothingOf(person);
    endless.destroy();
    response.resume();
    request.destroy();
  });

  it('T39 a length that is too large is refused before a byte of it is read', async () => {
    const { request, answer } = openUpload({ 'content-length': String(60 * megabyte) });
    request.write(opening('large.txt'));
    const response = await answer;
    expect(response.statusCode).toBe(413);
    response.resume();
    request.destroy();
    await expectNothingOf(person);
  });

  it('T45 an honest slow upload of 50 MB succeeds', async () => {
    readInstead = async () => aText;
    const { status, body } = await upload(documentMaxBytes);
    expect([status, body.metadata.size]).toEqual([200, documentMaxBytes]);
    // Over a weak signal it takes most of an hour; the server does not lose patience before.
    expect(app.http.server.requestTimeout).toBeGreaterThanOrEqual(60 * 60_000);
    expect(await spooled()).toEqual([]);
  });

  it('a sender who goes away in the middle leaves nothing behind', async () => {
    const someone = await aPerson(app);
    const { request, answer } = openUpload({ authorization: `Bearer ${someone.token}` });
    request.write(opening('half.txt') + 'a'.repeat(megabyte));
    await expect.poll(async () => (await spooled()).length).toBe(1);
    request.destroy();
    await expect(answer).rejects.toThrow();
    await expectNothingOf(someone);
  });

  it('an account has its share of the disk, and is told when it is used up', async () => {
    const someone = await aPerson(app);
    const { document_id } = await aDocument(someone);
    await app.db.queries
      .updateTable('documents')
      .set({ size: 120 * megabyte })
      .where('id', '=', document_id)
      .execute();
    const error = await failureOf(aDocument(someone, `${lecture} more`));
    expect([error.status, error.code]).toEqual([403, 'storage_quota_reached']);
    await someone.client.documents.remove({ params: { id: document_id } });
    expect(await aDocument(someone, `${lecture} more`)).toMatchObject({ already_uploaded: false });
  });
});

describe('the name', () => {
  const sendNamed = async (filename: string) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/documents/upload',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.from(`${opening(filename)}${lecture} ${filename.length}${closing}`),
    });
    return { status: response.statusCode, ...response.json() };
  };

  it.each([
    ['folders', '../../../etc/notes.txt'],
    ['folders of Windows', 'C:\\\\Users\\\\me\\\\notes.txt'],
    ['NUL', 'no\0tes.txt'],
  ])('T42 with %s is made harmless', async (_, filename) => {
    const { status, metadata } = await sendNamed(filename);
    expect([status, metadata?.filename]).toEqual([200, 'notes.txt']);
    const { document_id } = (await documentsOf(person)).find(
      (document) => document.metadata.filename === 'notes.txt',
    ) ?? { document_id: '' };
    const { headers } = await app.inject({
      url: `/api/v1/documents/${document_id}/file`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(headers['content-disposition']).toBe(`attachment; filename="notes.txt"; filename*=UTF-8''notes.txt`);
  });

  it.each([
    ['a\r\nSet-Cookie: b=c.txt', 'aSet-Cookie b=c.txt'],
    ['..', 'document'],
    ['', 'document'],
    ['\u202etxt.exe', 'txt.exe'],
    ['.hidden.pdf', 'hidden.pdf'],
    [`${'ọ'.repeat(300)}.docx`, `${'ọ'.repeat(115)}.docx`],
    ['Ẹ̀kọ́ (1).pdf', 'Ẹ̀kọ́ (1).pdf'.normalize('NFC')],
  ])('T42 %j becomes %j', (given, harmless) => {
    expect(safeFileName(given)).toBe(harmless);
  });
});

describe('the same bytes', () => {
  it('are read once, however often and under whatever name they come', async () => {
    const someone = await aPerson(app);
    let reads = 0;
    readInstead = async () => {
      reads++;
      return aText;
    };
    await Promise.all(['a.txt', 'b.txt', 'c.txt'].map((name) => aDocument(someone, lecture, name)));
    await aDocument(someone, lecture, 'd.txt');
    expect(reads).toBe(1);
    expect(await documentsOf(someone)).toHaveLength(1);
  });
});

describe('faults', () => {
  it('T44 while a file hangs everything else is answered, and when it is given up nothing stays', async () => {
    const someone = await aPerson(app);
    let giveUp = (_: Error) => {};
    const begun = new Promise<void>((resolve) => {
      readInstead = () =>
        new Promise((_, reject) => {
          giveUp = reject;
          resolve();
        });
    });
    const hanging = failureOf(aDocument(someone, `${lecture} hangs`));
    await begun;
    expect(await someone.client.tokens.balance()).toMatchObject({ documents_used: 0 });
    readInstead = undefined;
    expect(await aDocument(person, `${lecture} meanwhile`)).toMatchObject({ already_uploaded: false });
    giveUp(new ReadFailure('file_too_slow'));
    expect(await hanging).toMatchObject({ status: 422, code: 'file_too_slow' });
    await expectNothingOf(someone);
  });

  it('one account has four uploads under way at most; others are not held up', async () => {
    const eager = await aPerson(app);
    const reading: (() => void)[] = [];
    readInstead = () => new Promise((resolve) => reading.push(() => resolve(aText)));
    const four = ['a', 'b', 'c', 'd'].map((letter) => aDocument(eager, lecture + letter));
    await expect.poll(() => reading.length).toBe(4);
    const fifth = await failureOf(aDocument(eager, `${lecture}e`));
    expect([fifth.status, fifth.retryAfter]).toEqual([429, 10]);
    readInstead = async () => aText;
    expect(await aDocument(await aPerson(app))).toMatchObject({ already_uploaded: false });
    for (const finish of reading) finish();
    expect(await Promise.all(four)).toHaveLength(4);
    expect(await aDocument(eager, `${lecture}e`)).toMatchObject({ already_uploaded: false });
  });

  it('a full disk answers 507, keeps nothing, and reads go on', async () => {
    const someone = await aPerson(app);
    const before = await aDocument(someone);
    isDiskFull = true;
    const error = await failureOf(someone.client.documents.upload({ body: aForm(`${lecture} too much`) }));
    expect([error.status, error.code, error.retryAfter]).toEqual([507, 'storage_full', 60]);
    // A disk that is full is no fault of each call: one short line, and no stack.
    const told = app.logLines.filter((line) => line.includes('no room for what was sent'));
    expect(told.map((line) => [JSON.parse(line).level, line.includes('stack')])).toEqual([[40, false]]);
    expect(app.logLines.filter((line) => line.includes('storage_full') && line.includes('"level":50'))).toEqual([]);
    expect(await documentsOf(someone)).toHaveLength(1);
    const whole = await someone.client.documents.get({ params: { id: before.document_id }, query: {} });
    expect(whole.content).toContain('Osmosis');
    expect(await spooled()).toEqual([]);
  });
});
