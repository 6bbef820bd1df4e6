import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workerScript } from '../../../test/worker-scripts.ts';
import { isOfDataFolder } from '../../platform/data-folder.ts';
import { closeToOthers, makeOnlyForOwner } from '../../platform/private-folder.ts';
import { openPglite } from './pglite.ts';
import { makeDatabaseFolder } from './pglite-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'akada-making-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

/** A program in the place of the one that makes a database. */
function aProgram(text: string): URL {
  const path = join(parent, 'program.mjs');
  writeFileSync(path, `import { mkdirSync } from 'node:fs'; mkdirSync(process.argv[2]); ${text}`);
  return pathToFileURL(path);
}

it('a database is there once it is whole, and what a start that was cut off left is gone', async () => {
  mkdirSync(join(parent, 'db.making-1'));
  await makeDatabaseFolder(aProgram(''), join(parent, 'db'));
  expect(readdirSync(parent).toSorted()).toEqual(['db', 'program.mjs']);
});

it('a database that could not be made says why, and is not there', async () => {
  const program = aProgram("process.stderr.write('no space'); process.exit(1);");
  const making = makeDatabaseFolder(program, join(parent, 'db'));
  await expect(making).rejects.toThrow(`The database could not be made in ${parent}: no space`);
  expect(existsSync(join(parent, 'db'))).toBe(false);
});

/** What in a folder others than its owner may do something with. */
function openIn(folder: string): string[] {
  const all = ['', ...(readdirSync(folder, { recursive: true }) as string[])].map((name) => join(folder, name));
  return all.filter((path) => statSync(path).mode & 0o077);
}

// The engine asks for files of mode 0666. Windows keeps no such modes.
describe.skipIf(process.platform === 'win32')('the embedded database, before other users of the machine', () => {
  const umask = process.umask();
  beforeEach(makeOnlyForOwner);
  afterEach(() => process.umask(umask));

  it('has no file open to them: none that it was made with, none that it makes while it runs', async () => {
    const folder = join(parent, 'data');
    const db = await openPglite({ folder, workerScript: workerScript('pglite') });
    await db.execute('create table notes as select repeat(md5(n::text), 20) as text from generate_series(1, 2000) n');
    await db.execute('create index on notes (text)');
    await db.execute('checkpoint');
    expect(openIn(folder)).toEqual([]);
    await db.close();

    // As earlier versions left it.
    for (const name of ['', ...(readdirSync(folder, { recursive: true }) as string[])]) {
      const path = join(folder, name);
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
    }
    closeToOthers(folder, isOfDataFolder);
    const again = await openPglite({ folder, workerScript: workerScript('pglite') });
    await again.execute('create table more as select * from notes');
    expect(openIn(folder)).toEqual([]);
    await again.close();
  });
});
