import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
