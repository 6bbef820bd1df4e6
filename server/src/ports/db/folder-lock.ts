import { mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../../platform/data-folder.ts';

/**
 * The embedded database has no lock of its own: a second process on the same folder would silently lose rows.
 * The lock names its process and when that process began, so that one left behind by a crash is seen through.
 */

/** When a process began, in the kernel's ticks; null where the system does not tell. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(path: string): number | null {
  const [pid, start] = readFileSync(path, 'utf8').split(' ');
  const holder = Number(pid);
  if (!Number.isInteger(holder) || !isAlive(holder)) return null;
  const now = startOf(holder);
  return now === null || now === start ? holder : null;
}

/** Takes the folder for this process or throws a sentence that says who has it. Returns the release. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, dataFolder.lock);
  for (let tries = 0; tries < 3; tries++) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, `${process.pid} ${startOf(process.pid) ?? ''}`);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(path);
      if (holder !== null) {
        throw new Error(
          `Another Akada server (process ${holder}) is using the embedded database in ${folder}. ` +
            'Stop it first, or set DATABASE_URL to share a Postgres.',
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new Error(`The lock of the embedded database in ${folder} could not be taken.`);
}
