import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAppError } from '../../platform/to-app-error.ts';
import { createDiskStorage, writeFlushed } from './disk.ts';
import { inParts } from './parts.ts';
import type { Storage } from './port.ts';
import { createS3Storage } from './s3.ts';

let folder: string;
let server: S3rver;
let address: { port: number };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-storage-'));
  const directory = join(folder, 's3');
  await mkdir(directory);
  const configureBuckets = [{ name: 'akada' }];
  server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets });
  address = await server.run();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function openS3(accessKeyId = 'S3RVER', options: { partSize?: number } = {}): Storage {
  const endpoint = `http://127.0.0.1:${address.port}`;
  const choice = { endpoint, bucket: 'akada', region: 'us-east-1', accessKeyId, secretAccessKey: 'S3RVER' };
  return createS3Storage(choice, options);
}

const adapters: [name: string, open: () => Storage][] = [
  ['disk', () => createDiskStorage(join(folder, 'files'))],
  ['S3', () => openS3()],
  // So small that most files of this suite are sent in parts.
  ['S3 in parts', () => openS3('S3RVER', { partSize: 5 })],
];

describe.each(adapters)('storage on %s', (_, open) => {
  it('gives back what was put, with its size', async () => {
    const storage = open();
    await storage.put('notes/one.txt', Readable.from(['first ', 'second']));
    const found = await storage.find('notes/one.txt');
    expect(found?.size).toBe(12);
    expect(found && (await text(found.stream))).toBe('first second');
    expect(await storage.exists('notes/one.txt')).toBe(true);
  });

  it('replaces what stood under the key', async () => {
    const storage = open();
    await storage.put('notes/two.txt', Buffer.from('a longer text'));
    await storage.put('notes/two.txt', Buffer.from('short'));
    const found = await storage.find('notes/two.txt');
    expect(found && (await text(found.stream))).toBe('short');
  });

  it('knows what is not there, and deletes it without complaint', async () => {
    const storage = open();
    expect(await storage.find('notes/none.txt')).toBeNull();
    expect(await storage.exists('notes/none.txt')).toBe(false);
    await storage.delete('notes/none.txt');
  });

  it('deletes', async () => {
    const storage = open();
    await storage.put('notes/three.txt', Buffer.from('x'));
    await storage.delete('notes/three.txt');
    expect(await storage.find('notes/three.txt')).toBeNull();
  });

  it('keeps the old file when the new one breaks off, and leaves no remains', async () => {
    const storage = open();
    await storage.put('notes/four.txt', Buffer.from('whole'));
    const broken = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('the line went dead');
      })(),
    );
    await expect(storage.put('notes/four.txt', broken)).rejects.toThrow('the line went dead');
    const found = await storage.find('notes/four.txt');
    expect(found && (await text(found.stream))).toBe('whole');
    expect(await readdir(join(folder, 'files-incoming')).catch(() => [])).toEqual([]);
    expect(await storage.exists('notes/four.txt')).toBe(true);
  });

  it.each([
    '../secret',
    'notes/../../secret',
    '/etc/passwd',
    'notes',
    'notes/',
    'notes/a b',
    'notes/\0',
    'Notes/a',
    'notes/.hidden',
  ])('T42 refuses the key %j', async (key) => {
    const storage = open();
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
    await expect(storage.find(key)).rejects.toThrow('not a storage key');
  });
});

it('S3 with an unknown key says so, and stores nothing', async () => {
  await expect(openS3('unknown').put('notes/wrong.txt', Buffer.from('x'))).rejects.toThrow('answered 403');
  expect(await openS3().exists('notes/wrong.txt')).toBe(false);
});

it('a file goes to S3 in parts of a fixed size, never as a whole', async () => {
  const source = Readable.from([Buffer.alloc(7, 'a'), Buffer.alloc(2, 'b'), Buffer.alloc(11, 'c')]);
  const parts: string[] = [];
  for await (const part of inParts(source, 8)) parts.push(part.toString());
  expect(parts).toEqual(['aaaaaaab', 'bccccccc', 'cccc']);
});

it('a bucket that fails or hangs up is away: worth another try, and no fault of ours', async () => {
  let isHangingUp = false;
  let asked = 0;
  const broken = createServer((request, response) => {
    asked++;
    if (isHangingUp) request.socket.destroy();
    else response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(broken.address() as { port: number }).port}`;
  const choice = { endpoint, bucket: 'akada', region: 'us-east-1', accessKeyId: 'k', secretAccessKey: 's' };
  const put = () => createS3Storage(choice).put('notes/one.txt', Buffer.from('x'));
  expect(toAppError(await put().catch((error: unknown) => error))).toMatchObject({ code: 'unavailable' });
  isHangingUp = true;
  expect(toAppError(await put().catch((error: unknown) => error))).toMatchObject({ code: 'unavailable' });
  expect(asked).toBe(8);
  broken.close();
});

// Linux has a device on which there is never any room.
it.runIf(existsSync('/dev/full'))('a full disk is `storage_full`', async () => {
  const source = Readable.from([Buffer.alloc(100_000)]);
  await expect(writeFlushed('/dev/full', source)).rejects.toMatchObject({ code: 'storage_full', status: 507 });
});
