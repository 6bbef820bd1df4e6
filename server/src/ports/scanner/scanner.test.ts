import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../../test/documents/pdf.ts';
import { asSharp, drawPage, notes, notesAt } from '../../../test/documents/photograph.ts';
import { workerScript } from '../../../test/worker-scripts.ts';
import { chooseScanner } from './choose.ts';
import { blocksOfPages, type Scanner } from './port.ts';

let folder: string;
let scanner: Scanner;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-scans-'));
  scanner = chooseScanner({ isWanted: true, programs: new URL('./', workerScript('reader')) });
});

afterAll(async () => {
  await scanner.close();
  await rm(folder, { recursive: true, force: true });
});

async function put(name: string, bytes: Buffer): Promise<{ path: string }> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return { path };
}

const textOf = ({ lines }: { lines: { words: { text: string }[] }[] }) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

// Its processes refuse every connection (`closeTheDoors`), so a page that is read was read from the packages alone.
describe('reading a photograph', () => {
  it('gives its lines with places, without the camera’s notes', async () => {
    const photograph = asSharp(await drawPage(notesAt()))
      .resize(1400)
      .rotate(2, { background: '#ddd' });
    const taken = await photograph.jpeg({ quality: 60 }).withMetadata({ orientation: 3 }).rotate(180).toBuffer();
    const prepared = await scanner.prepare(await put('notes.jpg', taken));
    expect(prepared.fault).toBeNull();
    expect(prepared.picture.includes('Exif')).toBe(false);
    const page = await scanner.read(prepared.picture);
    expect(page).toMatchObject({ fault: null, readBy: 'reader', width: prepared.width, height: prepared.height });
    expect(textOf(page)).toEqual(notes);
    const [first] = page.lines;
    expect(first?.box.y).toBeLessThan(prepared.height / 4);
    expect(blocksOfPages([{ number: 3, page }])[0]).toMatchObject({ kind: 'paragraph', place: { page: 3 } });
  });

  it('can be given up by its owner, and the next page is read all the same', async () => {
    const picture = await asSharp(await drawPage(notesAt(notes.slice(0, 3))))
      .jpeg()
      .toBuffer();
    const leaving = new AbortController();
    const given = scanner.read(picture, { signal: leaving.signal });
    leaving.abort(new Error('gone'));
    await expect(given).rejects.toThrow('gone');
    expect(textOf(await scanner.read(picture))).toEqual(notes.slice(0, 3));
  });
});

describe('a PDF with pages that are pictures', () => {
  it('tells which, and gives one of them', async () => {
    const file = await put('scan.pdf', makePdf([[], []], { picture: true }));
    expect(await scanner.lookIntoPdf(file)).toEqual({ count: 2, withoutText: [1, 2] });
    expect(await scanner.preparePdfPage(file, 2)).toMatchObject({ fault: 'empty', width: 1696, height: 2400 });
  });
});

describe('a file that is no photograph', () => {
  /** A few bytes that say of themselves they are 60,000 pixels wide and high. */
  async function bomb(): Promise<Buffer> {
    const png = await asSharp({ width: 1, height: 1, data: new Uint8Array([255]) })
      .png()
      .toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  }

  it.each([
    ['nothing', async () => Buffer.alloc(0), 'file_empty'],
    ['text', async () => Buffer.from('notes'), 'file_type_unsupported'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'file_type_unsupported',
    ],
    ['a GIF', async () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'), 'file_type_unsupported'],
    [
      'half a JPEG',
      async () =>
        (
          await asSharp(await drawPage(notesAt()))
            .jpeg()
            .toBuffer()
        ).subarray(0, 9000),
      'file_corrupt',
    ],
    ['the head of a PNG', async () => Buffer.from('\x89PNG\r\n\x1a\n junk', 'latin1'), 'file_corrupt'],
    ['far too many pixels', bomb, 'file_too_complex'],
  ])('is refused: %s', async (name, make, code) => {
    await expect(scanner.prepare(await put(name, await make()))).rejects.toMatchObject({ code });
  });
});

describe('where pictures are not read', () => {
  const programs = new URL('file:///nowhere/');

  it('says so when it is turned off', async () => {
    const off = chooseScanner({ isWanted: false, programs });
    expect(off.canRead).toBe(false);
    await expect(off.prepare({ path: 'x' })).rejects.toMatchObject({ code: 'file_without_text' });
  });

  it('says so, and tells the operator, when its package is missing', () => {
    const told: string[] = [];
    const log = { warn: (line: unknown) => void told.push(String(line)) };
    expect(chooseScanner({ isWanted: true, programs, isThere: () => false, log: log as never }).canRead).toBe(false);
    expect(told).toEqual([expect.stringContaining('tesseract.js is not installed')]);
  });
});
