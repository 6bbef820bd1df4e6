import { execFile } from 'node:child_process';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Makes the files of an empty database, in a process of its own: the making takes some 500 MB, which the server would
 * hold for as long as it runs. They get their name only when they are whole, so that a start that is cut off leaves
 * nothing that the next one would take for a database.
 */
export async function makeDatabaseFolder(workerScript: URL, folder: string): Promise<void> {
  const [parent, drafts] = [dirname(folder), `${basename(folder)}.making-`];
  for (const name of readdirSync(parent))
    if (name.startsWith(drafts)) rmSync(join(parent, name), { recursive: true, force: true });
  const draft = join(parent, `${drafts}${process.pid}`);
  const making = promisify(execFile)(process.execPath, [fileURLToPath(workerScript), draft], { env: {} });
  await making.catch(({ stderr, message }: { stderr?: string; message: string }) => {
    throw new Error(`The database could not be made in ${parent}: ${stderr || message}`);
  });
  renameSync(draft, folder);
}
