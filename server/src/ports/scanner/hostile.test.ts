import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  animatedPng,
  animatedWebp,
  aZip,
  hugeJpeg,
  hugePng,
  hugeWebp,
  page,
  pdfOfPictures,
  withCamerasNotes,
} from '../../../test/documents/hostile-pictures.ts';
import { workerScript } from '../../../test/worker-scripts.ts';
import { chooseScanner } from './choose.ts';
import type { Scanner } from './port.ts';
import { decodePhotograph } from './preparing/decode.ts';

/** Whatever somebody sends as a photograph: it ends in a page or in a sentence, and nothing of the file but its pixels is kept. */

let folder: string;
let scanner: Scanner;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-hostile-'));
  scanner = chooseScanner({ isWanted: true, programs: new URL('./', workerScript('reader')) });
});
afterAll(async () => {
  await scanner.close();
  await rm(folder, { recursive: true, force: true });
});

async function put(bytes: Buffer, ending = 'jpg'): Promise<{ path: string }> {
  const path = join(folder, `${count++}.${ending}`);
  await writeFile(path, bytes);
  return { path };
}
const prepare = async (bytes: Buffer) => scanner.prepare(await put(bytes));

/** Dark on light, so that it is a page and not an empty one; its upper left corner is black. */
const bars = Array.from({ length: 20 }, (_, at) => `<rect x="60" y="${100 + at * 40}" width="600" height="14"/>`).join(
  '',
);
const drawn = (width = 720, height = 960) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eee"/>${bars}</svg>`,
    ),
  );

describe('T79 a picture that says it is huge', () => {
  it.each([
    ['a PNG of 60,000 × 60,000 pixels in a few kilobytes', async () => hugePng(60_000, 60_000)],
    ['a PNG that is very long and one pixel wide', async () => hugePng(1, 2_000_000_000)],
    ['a JPEG of 65,500 × 65,500 pixels', () => hugeJpeg()],
    ['a WebP of 16 million pixels a side', () => hugeWebp()],
    ['a WebP of 16,383 pixels a side', () => hugeWebp(16_382)],
  ])('is refused: %s', async (_, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(40_000);
    await expect(prepare(bytes)).rejects.toMatchObject({ code: expect.stringMatching(/^file_(too_complex|corrupt)$/) });
  });
});

describe('T79 a picture that is broken off', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('as %s is refused, wherever it ends', async (format) => {
    const whole = await drawn().toFormat(format).toBuffer();
    for (const share of [0.02, 0.6]) {
      const bytes = whole.subarray(0, Math.max(20, Math.floor(whole.length * share)));
      await expect(prepare(bytes), `${share}`).rejects.toMatchObject({ code: 'file_corrupt' });
    }
  });
});

describe('T79 a file that is two things', () => {
  it.each([
    ['a page of the web', async () => Buffer.from(page)],
    ['a zip', async () => aZip()],
  ])('keeps only its pixels: a JPEG with %s behind it', async (_, behind) => {
    const tail = await behind();
    const { picture } = await prepare(Buffer.concat([await drawn().jpeg().toBuffer(), tail]));
    expect((await sharp(picture).metadata()).format).toBe('jpeg');
    for (const left of ['<script', 'evil', 'PK\x03\x04']) expect(picture.includes(left), left).toBe(false);
  });

  it.each([
    ['HTML', async () => Buffer.from(page)],
    ['a zip', async () => aZip()],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      'an SVG that fetches',
      async () =>
        Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
        ),
    ],
    ['a GIF', () => drawn().gif().toBuffer()],
    ['a TIFF', () => drawn().tiff().toBuffer()],
    ['a PDF', () => pdfOfPictures(1)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('is judged by its content: %s named .jpg is refused', async (_, make) => {
    await expect(prepare(await make())).rejects.toMatchObject({
      code: expect.stringMatching(/^file_(type_unsupported|corrupt|empty)$/),
    });
  });
});

describe('a picture that moves', () => {
  it('is its first frame, however many it has', async () => {
    const { width, height } = await prepare(await animatedWebp(40));
    expect(height).toBeLessThan(2 * width);
    await expect(prepare(await animatedPng(2_000_000_000))).resolves.toMatchObject({ width: expect.any(Number) });
  });
});

describe('what a camera writes into its photographs', () => {
  it('says which way up it is', async () => {
    const dark = {
      input: { create: { width: 100, height: 100, channels: 3, background: '#000' } },
      left: 0,
      top: 0,
    } as const;
    const { path } = await put(await withCamerasNotes(sharp(await drawn().composite([dark]).png().toBuffer()), 6));
    // Lying on its left side: what was sent as the upper left corner belongs to the upper right.
    const { width, height, data } = await decodePhotograph(path);
    expect([width, height]).toEqual([960, 720]);
    expect([data[20 * width + width - 20]! < 60, data[20 * width + 20]! < 60]).toEqual([true, false]);
  });

  it('T80 is none that is kept', async () => {
    const sent = await withCamerasNotes(drawn());
    const before = await sharp(sent).metadata();
    expect([before.orientation, before.exif, before.icc, before.xmp].every(Boolean)).toBe(true);
    const { picture } = await prepare(sent);
    const { exif, icc, xmp, iptc, orientation } = await sharp(picture).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    for (const left of ['Exif', 'GPS', 'Ada', 'Tecno', 'xmpmeta', 'ICC_PROFILE'])
      expect(picture.includes(left), left).toBe(false);
  });
});

describe('T79 a PDF made to be slow', () => {
  it('with a page of four hundred metres gives a picture as large as any', async () => {
    const file = await put(await pdfOfPictures(1, 1_000_000, 900_000), 'pdf');
    const given = await scanner.preparePdfPage(file, 1).catch((error) => error);
    if (given instanceof Error) expect(given).toMatchObject({ code: expect.stringMatching(/^file_/) });
    else expect(Math.max(given.width, given.height)).toBeLessThanOrEqual(2400);
  });

  it('with a page as thin as a thread gives no picture of none', async () => {
    const file = await put(await pdfOfPictures(1, 14_400, 0.01), 'pdf');
    const given = await scanner.preparePdfPage(file, 1).catch((error) => error);
    if (given instanceof Error) expect(given).toMatchObject({ code: expect.stringMatching(/^file_/) });
    else expect(Math.min(given.width, given.height)).toBeGreaterThan(0);
  });

  it('with a thousand pages of pictures is looked into, or refused with a sentence', async () => {
    const file = await put(await pdfOfPictures(1000), 'pdf');
    const seen = await scanner.lookIntoPdf(file).catch((error) => error);
    if (seen instanceof Error) expect(seen).toMatchObject({ code: expect.stringMatching(/^file_/) });
    else expect([seen.count, seen.withoutText.length]).toEqual([1000, 1000]);
  });

  it('has no page beyond its last', async () => {
    const file = await put(await pdfOfPictures(2), 'pdf');
    for (const number of [0, 3, -1, 1e9])
      await expect(scanner.preparePdfPage(file, number), `${number}`).rejects.toMatchObject({ code: 'file_corrupt' });
  });
});
