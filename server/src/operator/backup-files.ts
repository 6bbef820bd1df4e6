import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupLine, BackupSum } from './backup-format.ts';

const bytesAtOnce = 768 * 1024;

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What is not simply gone has to be seen to: no backup without it. */
function unreadable(path: string, error: unknown): Error {
  return new Error(`${path} can’t be read: ${(error as Error).message}`, { cause: error });
}

/** The stored files of a moment, by their keys; none where there is no such folder. */
export async function listFiles(folder: string, within = ''): Promise<string[]> {
  const path = join(folder, within);
  const entries = await readdir(path, { withFileTypes: true }).catch((error) => {
    if (isGone(error)) return [];
    throw unreadable(path, error);
  });
  const keys: string[] = [];
  for (const entry of entries) {
    const key = join(within, entry.name);
    if (entry.isDirectory()) keys.push(...(await listFiles(folder, key)));
    else if (entry.isFile()) keys.push(key);
  }
  return keys;
}

/** Null for a file that was deleted since it was listed: its row is gone as well, or goes. */
async function openListed(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (isGone(error)) return null;
    throw unreadable(path, error);
  }
}

/** The files in pieces. Once open, a file is read to its end, whatever becomes of its name. */
export async function* linesOfFiles(
  folder: string,
  keys: readonly string[],
  sum: BackupSum,
): AsyncGenerator<BackupLine> {
  for (const key of keys) {
    const path = join(folder, key);
    const file = await openListed(path);
    if (!file) {
      sum.leftOut.push(key);
      continue;
    }
    const hash = createHash('sha256');
    let bytes = 0;
    yield { kind: 'file', key, data: '' };
    try {
      for await (const piece of file.createReadStream({ highWaterMark: bytesAtOnce })) {
        hash.update(piece as Buffer);
        bytes += (piece as Buffer).length;
        yield { kind: 'file', key, data: (piece as Buffer).toString('base64') };
      }
    } catch (error) {
      throw unreadable(path, error);
    }
    sum.files++;
    sum.fileBytes += bytes;
    yield { kind: 'whole', key, bytes, sha256: hash.digest('hex') };
  }
}

/** Which folder it is, so that one whose disk goes away meanwhile is not taken for one whose files were deleted. */
export async function identityOf(folder: string): Promise<string> {
  const found = await stat(folder).catch((error) => {
    if (isGone(error)) return null;
    throw unreadable(folder, error);
  });
  return found ? `${found.dev} ${found.ino}` : '';
}
