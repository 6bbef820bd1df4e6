import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What was found open to others in a folder, and what of it could not be closed. */
export interface Closed {
  closed: number;
  left: number;
  /** Why, for the first that was left. */
  reason?: string;
  /** What lies in the folder and is somebody else's: it was not touched. */
  foreign: string[];
}

const othersMay = 0o077;
const ownersOwn = 0o700;

/** What this process makes from now on is for its owner alone; its threads and the processes that it starts keep to it. */
export function makeOnlyForOwner(): void {
  process.umask(othersMay);
}

/**
 * Takes from everybody but its owner what they may do with a folder and with all in it that is ours: a home directory that is
 * named by mistake keeps what else it holds as it is, though nobody else comes to it through the folder any more. From the top down: once a
 * folder is closed, nobody else can put a link where a file was. Links are not followed. Files that go away meanwhile
 * are nobody's concern, and what cannot be closed (it is somebody else's, or its file system knows no owners) is counted.
 * Through a folder that is closed already nobody else comes: then what is in it, which may be a great deal, isn't looked at.
 */
export function closeToOthers(folder: string, isOurs: (name: string) => boolean): Closed {
  const closed: Closed = { closed: 0, left: 0, foreign: [] };
  if (isClosed(folder)) return closed;
  // Which folder is meant may be said by a link.
  visit(folder, statSync, closed, (name) => {
    if (isOurs(name)) return true;
    closed.foreign.push(name);
    return false;
  });
  return closed;
}

function isClosed(folder: string): boolean {
  try {
    return (statSync(folder).mode & othersMay) === 0;
  } catch {
    return false;
  }
}

const all = () => true;

function visit(path: string, look: typeof lstatSync, closed: Closed, isMeant: (name: string) => boolean = all): void {
  try {
    const { mode } = look(path);
    const [isFolder, isFile] = [(mode & 0o170000) === 0o040000, (mode & 0o170000) === 0o100000];
    if (!isFolder && !isFile) return;
    if (mode & othersMay) {
      chmodSync(path, mode & ownersOwn);
      if (look(path).mode & othersMay)
        throw Object.assign(new Error('not kept'), { code: 'its file system keeps no modes' });
      closed.closed++;
    }
    if (isFolder) for (const name of readdirSync(path).filter(isMeant)) visit(join(path, name), lstatSync, closed);
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    closed.left++;
    closed.reason ??= code;
  }
}
