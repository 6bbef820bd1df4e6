import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';

/** The files of a backup on their way: beside the folder until all of it was read, so that a damaged one leaves nothing. */
export interface FilesAside {
  /** A piece of a file; an empty one begins it. */
  put(key: string, data: string): Promise<void>;
  bringIn(): Promise<void>;
  /** Removes all that was put, wherever it is by now. */
  takeBack(): Promise<void>;
  tidyUp(): Promise<void>;
}

export async function setAside(folder: string): Promise<FilesAside> {
  const aside = `${folder}-restoring`;
  const keys: string[] = [];
  const brought: string[] = [];
  const tidyUp = () => rm(aside, { recursive: true, force: true });
  // What a restore left that was killed.
  await tidyUp();

  function placeOf(key: string): string {
    const path = normalize(join(aside, key));
    if (!path.startsWith(aside + sep)) throw new Error(`The backup names a file outside of its folder: ${key}`);
    return path;
  }

  return {
    async put(key, data) {
      const path = placeOf(key);
      if (data !== '') return appendFile(path, Buffer.from(data, 'base64'));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, '', { mode: 0o600 });
      keys.push(key);
    },
    async bringIn() {
      for (const key of keys) {
        const path = join(folder, key);
        await mkdir(dirname(path), { recursive: true });
        await rename(placeOf(key), path);
        brought.push(path);
      }
    },
    async takeBack() {
      for (const path of brought) await rm(path, { force: true });
      await tidyUp();
    },
    tidyUp,
  };
}
