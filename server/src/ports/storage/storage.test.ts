import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk.ts';
import type { Storage } from './port.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-storage-'));
});
afterAll(() => rm(folder, { recursive: true }));

const adapters: [name: string, open: () => Storage][] = [['disk', () => createDiskStorage(join(folder, 'files'))]];

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
