import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDiskFull, storageFull } from '../../platform/disk-full.ts';
import { newId } from '../../platform/ids.ts';
import { assertSafeKey, type Storage } from './port.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function asStorageFault(error: unknown): unknown {
  return isDiskFull(error) ? storageFull() : error;
}

/** On the disk before it gets its name: a power cut leaves the whole file or none. */
export async function writeFlushed(path: string, source: Readable): Promise<void> {
  try {
    await pipeline(source, createWriteStream(path, { mode: 0o600, flush: true }));
  } catch (error) {
    throw asStorageFault(error);
  }
}

/** Files in a folder of this machine. Unfinished ones lie beside it, so that a backup never sees them. */
export function createDiskStorage(folder: string): Storage {
  const incoming = `${folder}-incoming`;

  const pathOf = (key: string) => {
    assertSafeKey(key);
    return join(folder, key);
  };

  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = join(incoming, newId());
      try {
        await mkdir(incoming, { recursive: true });
        await mkdir(dirname(path), { recursive: true });
        const source = content instanceof Readable ? content : Readable.from([content]);
        await writeFlushed(draft, source);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw asStorageFault(error);
      }
    },

    async find(key) {
      try {
        const file = await open(pathOf(key));
        return { size: (await file.stat()).size, stream: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async exists(key) {
      try {
        return (await stat(pathOf(key))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    delete: async (key) => rm(pathOf(key), { force: true }),
  };
}
