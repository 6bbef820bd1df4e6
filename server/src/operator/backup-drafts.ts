import { lstat, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a backup is called until it is whole: nothing else is called so, and what is, is ours to remove. */
const ending = '.akada-part';
/** One that is under way is written to all the time, and then read back. */
const abandonedMs = 60 * 60_000;

export const draftOf = (file: string): string => `${file}${ending}`;

/** Removes what runs that were killed left beside a backup. One that can't be removed is no reason to make none. */
export async function removeAbandoned(file: string, now: number = Date.now()): Promise<void> {
  const folder = dirname(file);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(ending))) {
    const path = join(folder, name);
    const found = await lstat(path).catch(() => null);
    if (found?.isFile() && now - found.mtimeMs > abandonedMs) await rm(path, { force: true }).catch(() => undefined);
  }
}
