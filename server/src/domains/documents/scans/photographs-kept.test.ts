import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hugePng, page, withCamerasNotes } from '../../../../test/documents/hostile-pictures.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { workerScript } from '../../../../test/worker-scripts.ts';
import { chooseScanner } from '../../../ports/scanner/choose.ts';
import { pictureOf } from './scans.files.ts';

/** The whole path of a photograph through the calls, with the scanner of the product. */

let app: TestApp;
let person: Person;
const scanner = chooseScanner({ isWanted: true, programs: new URL('./', workerScript('reader')) });
beforeAll(async () => {
  // Its pages are looked at and kept; nobody reads them here.
  app = await buildTestApp({ scanner });
  person = await aPerson(app);
});
afterAll(async () => {
  await app.close();
  await scanner.close();
});

const lines = Array.from({ length: 20 }, (_, at) => `<rect x="60" y="${100 + at * 40}" width="600" height="14"/>`);
const drawn = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960"><rect width="100%" height="100%" fill="#eee"/>${lines.join('')}</svg>`,
    ),
  );

const key = 'the-first-page';
async function begun(): Promise<string> {
  return (await person.client.scans.begin({ body: { id: randomUUID() } })).id;
}
function send(id: string, bytes: Buffer, name = 'page.jpg') {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  return person.client.scans.addPage({ params: { id, key }, body });
}
const rowsOf = (id: string) => app.db.queries.selectFrom('scan_pages').select('id').where('scan_id', '=', id).execute();

async function storedBytes(id: string): Promise<Buffer> {
  const [row] = await rowsOf(id);
  const file = await app.storage.find(pictureOf(row!.id));
  const parts: Buffer[] = [];
  for await (const part of file!.stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const traces = ['Exif', 'GPS', 'Ada Obi', 'Tecno', 'xmpmeta', 'ICC_PROFILE', '<script', 'evil'];

describe('a photograph', () => {
  it('T80 is kept and given back as its pixels alone: no place, no name, nothing behind its end', async () => {
    const id = await begun();
    const sent = Buffer.concat([await withCamerasNotes(drawn()), Buffer.from(page)]);
    for (const trace of ['Exif', 'Ada Obi', '<script']) expect(sent.includes(trace), trace).toBe(true);
    await send(id, sent);
    const answer = await app.inject({
      url: `/api/v1/scans/${id}/pages/${key}/picture?width=300`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(answer.statusCode).toBe(200);
    for (const bytes of [await storedBytes(id), answer.rawPayload]) {
      for (const trace of traces) expect(bytes.includes(trace), trace).toBe(false);
      const { format, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect({ format, exif, icc, xmp, orientation }).toEqual({ format: 'jpeg' });
    }
    expect((await sharp(answer.rawPayload).metadata()).width).toBeLessThanOrEqual(300);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private\b/),
      'content-security-policy': expect.stringContaining('default-src'),
    });
  });

  it('T80 is shown to nobody but its owner, nor are its lines', async () => {
    const id = await begun();
    await send(id, await drawn().jpeg().toBuffer());
    const other = await aPerson(app);
    for (const path of [
      `scans/${id}/pages/${key}/picture`,
      `scans/${id}/pages/${key}/lines/0`,
      `scans/${id}/pages/${key}`,
    ]) {
      const asked = (headers = {}) =>
        app.inject({ url: `/api/v1/${path}`, headers }).then(({ statusCode }) => statusCode);
      expect(await asked(), path).toBe(401);
      expect(await asked({ authorization: `Bearer ${other.token}` }), path).toBe(404);
    }
  });

  it.each([
    ['that says it has 3.6 billion pixels', async () => hugePng(60_000, 60_000)],
    ['that is a page of the web', async () => Buffer.from(page)],
    ['that is an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['that is a GIF', () => drawn().gif().toBuffer()],
    ['that is broken off', async () => (await drawn().jpeg().toBuffer()).subarray(0, 400)],
    ['of nothing', async () => Buffer.alloc(0)],
  ])('T79 %s is refused with a sentence, and nothing is stored', async (_, make) => {
    const id = await begun();
    const { status } = await failureOf(send(id, await make()));
    expect([413, 415, 422]).toContain(status);
    expect(await rowsOf(id)).toEqual([]);
  });
});
