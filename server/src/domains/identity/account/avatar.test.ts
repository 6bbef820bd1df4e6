import { ApiError, avatarMaxBytes } from '@akada/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
  person = await aPerson(app);
});
afterAll(() => app.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 30, g: 120, b: 80 } } });

function form(bytes: Uint8Array, { field = 'file', name = 'me.png', type = 'image/png' } = {}): FormData {
  const data = new FormData();
  data.set(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return data;
}

const put = (bytes: Uint8Array) => person.client.account.putAvatar({ body: form(bytes) });

const refusal = (call: Promise<unknown>): Promise<[number, string]> =>
  call.then(
    () => {
      throw new Error('The picture was taken.');
    },
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      return [error.status, error.code];
    },
  );

/** A PNG of nothing that says it is enormous; the checksum of its header is right. */
function bomb(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff;
    for (const byte of bytes) c = ((crcTable[(c ^ byte) & 0xff] as number) ^ (c >>> 8)) >>> 0;
    return (c ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), body.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(10)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('in %s becomes a square WebP of at most 256 px', async (format) => {
    const { avatar_url } = await put(await plain(640, 400).toFormat(format).toBuffer());
    const response = await app.inject({ url: avatar_url ?? '' });
    expect(response.headers['content-type']).toBe('image/webp');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  it('is not blown up when it is smaller', async () => {
    const { avatar_url } = await put(await plain(64, 90).png().toBuffer());
    const { rawPayload } = await app.inject({ url: avatar_url ?? '' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 64, height: 64 });
  });

  it('loses where and with what it was taken, and stands upright', async () => {
    const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '9/1 4/1 0/1' } };
    const jpeg = await plain(100, 60).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { avatar_url } = await put(jpeg);
    const { rawPayload } = await app.inject({ url: avatar_url ?? '' });
    const { exif: kept, orientation } = await sharp(rawPayload).metadata();
    expect([kept, orientation]).toEqual([undefined, undefined]);
    expect(rawPayload.includes('SecretCamera')).toBe(false);
  });

  it('is served for good, without a token, under a name that cannot be guessed', async () => {
    const { avatar_url } = await put(await plain(50, 50).png().toBuffer());
    expect(avatar_url).toMatch(/^\/avatars\/[\w-]{22}\.webp$/);
    const { headers } = await app.inject({ url: avatar_url ?? '' });
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await person.client.auth.me()).avatar_url).toBe(avatar_url);
  });

  it('replaces the one before, whose address is dead at once and whose file goes', async () => {
    const first = (await put(await plain(50, 50).png().toBuffer())).avatar_url ?? '';
    const second = (await put(await plain(51, 51).png().toBuffer())).avatar_url ?? '';
    expect(second).not.toBe(first);
    expect((await app.inject({ url: first })).statusCode).toBe(404);
    await expect.poll(() => app.storage.exists(first.slice(1)), { timeout: 10_000 }).toBe(false);
    expect(await app.storage.exists(second.slice(1))).toBe(true);
  });

  it('can be removed', async () => {
    const { avatar_url } = await put(await plain(50, 50).png().toBuffer());
    expect((await person.client.account.removeAvatar()).avatar_url).toBeNull();
    expect(avatar_url).toMatch(/^\/avatars\//);
    expect((await app.inject({ url: avatar_url! })).statusCode).toBe(404);
  });

  it('with something hidden behind its end keeps only the picture', async () => {
    const png = await plain(50, 50).png().toBuffer();
    const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { avatar_url } = await put(polyglot);
    const { rawPayload } = await app.inject({ url: avatar_url ?? '' });
    expect(rawPayload.includes('<script>')).toBe(false);
  });
});

describe('what is no usable picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each<[string, () => Promise<Uint8Array>]>([
    ['an SVG', async () => Buffer.from(svg)],
    ['a GIF', () => plain(10, 10).gif().toBuffer()],
    ['a TIFF', () => plain(10, 10).tiff().toBuffer()],
    [
      'a page that begins like a PNG',
      async () => Buffer.from('\x89PNG\r\n\x1a\n<html><script>alert(1)</script>', 'latin1'),
    ],
    ['a page that begins like a JPEG', async () => Buffer.from('\xff\xd8\xff/*<html>*/=1;alert(1)', 'latin1')],
    ['an empty file', async () => new Uint8Array(0)],
    [
      'a PNG that breaks off',
      async () => {
        const noise = sharp({
          create: {
            width: 300,
            height: 300,
            channels: 3,
            background: 'red',
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
          },
        });
        return (await noise.png().toBuffer()).subarray(0, 20_000);
      },
    ],
    ['a bomb of 30,000 × 30,000', async () => bomb(30_000, 30_000)],
  ])('T38 %s is refused and changes nothing', async (_, make) => {
    const before = await put(await plain(50, 50).png().toBuffer());
    expect(await refusal(put(await make()))).toEqual([422, 'image_not_usable']);
    expect((await person.client.auth.me()).avatar_url).toBe(before.avatar_url);
  });

  it('T104 a progressive photograph of 40 megapixels is taken', async () => {
    const photograph = await plain(7296, 5472).jpeg({ progressive: true }).toBuffer();
    expect(photograph.length).toBeLessThan(avatarMaxBytes);
    expect((await put(photograph)).avatar_url).toMatch(/^\/avatars\/[\w-]{22}\.webp$/);
  });

  it('T39 two megabytes are taken, one byte more is not', async () => {
    const png = await plain(50, 50).png().toBuffer();
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await put(padded(avatarMaxBytes))).avatar_url).toMatch(/^\/avatars\//);
    for (const size of [avatarMaxBytes + 1, avatarMaxBytes + 65_536, 30 * 1024 * 1024])
      expect(await refusal(put(padded(size)))).toEqual([413, 'image_too_large']);
  });

  it('no file, or one under another name, is a 422 that says so', async () => {
    const other = form(await plain(9, 9).png().toBuffer(), { field: 'picture' });
    expect(await refusal(person.client.account.putAvatar({ body: other }))).toEqual([422, 'validation_failed']);
    const empty = new FormData();
    empty.set('name', 'x');
    expect(await refusal(person.client.account.putAvatar({ body: empty }))).toEqual([422, 'validation_failed']);
  });

  it.each([
    ['application/json', '{}', 415],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=x', '--x\r\nbroken', 400],
  ])('a body of %s is answered with its own status', async (type, payload, status) => {
    const response = await app.inject({
      method: 'PUT',
      url: '/api/v1/auth/me/avatar',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
  });

  it('T42 a file name with a path or a NUL in it does no harm', async () => {
    const data = form(await plain(9, 9).png().toBuffer(), { name: '../../etc/pass\0wd\r\nx: y' });
    const { avatar_url } = await person.client.account.putAvatar({ body: data });
    expect(avatar_url).toMatch(/^\/avatars\/[\w-]{22}\.webp$/);
  });

  it.each(['/avatars/x.webp', '/avatars/..%2f..%2fsecret', `/avatars/${'A'.repeat(22)}.webp`, '/avatars/%00'])(
    '%s is a 404',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404);
    },
  );
});
