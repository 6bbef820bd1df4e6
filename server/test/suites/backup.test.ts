import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backup } from '../../src/operator/backup.ts';
import { draftOf } from '../../src/operator/backup-drafts.ts';
import { tablesInOrder } from '../../src/operator/backup-format.ts';
import { restore } from '../../src/operator/restore.ts';
import type { Database } from '../../src/ports/db/port.ts';
import { buyPro } from '../billing.ts';
import { openTestDatabase } from '../database.ts';
import { aPerson } from '../factories.ts';
import { buildTestApp, type TestApp } from '../harness.ts';

let app: TestApp;
let empty: Database;
let folder: string;
beforeAll(async () => {
  app = await buildTestApp();
  empty = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'akada-backup-'));
});
afterAll(async () => {
  await app.close();
  await empty.close();
  await rm(folder, { recursive: true });
});

async function hashes(db: Database): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const table of await tablesInOrder(db.queries)) {
    const { rows } = await db.execute(`select row_to_json(t)::text as row from ${table} t order by 1`);
    all[table] = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  }
  return all;
}

describe('backup and restore', () => {
  it('give back every row and every file', async () => {
    for (let n = 0; n < 3; n++) await aPerson(app);
    // Has a number that the database itself gave out.
    await buyPro(await aPerson(app));
    await mkdir(join(folder, 'a/files/x'), { recursive: true });
    await writeFile(join(folder, 'a/files/x/picture'), Buffer.from([0, 255, 1, 2]));

    const before = await hashes(app.db);
    expect(await backup(app.db, join(folder, 'a'), join(folder, 'akada.backup'))).toMatch(
      /read back: \d+ rows, 1 file\.$/,
    );
    await restore(empty, join(folder, 'b'), join(folder, 'akada.backup'));

    expect(await hashes(empty)).toEqual(before);
    expect(await readFile(join(folder, 'b/files/x/picture'))).toEqual(Buffer.from([0, 255, 1, 2]));
  });

  it('go on counting after the last receipt that was put back', async () => {
    const { rows } = await empty.execute('select max(number) as last from receipts');
    const sequence = await empty.execute(
      "select last_value as last from pg_sequences where sequencename = 'receipts_number_seq'",
    );
    expect(Number(rows[0]?.last)).toBeGreaterThan(1000);
    expect(sequence.rows[0]?.last).toEqual(rows[0]?.last);
  });

  it('refuse to write over accounts', async () => {
    await aPerson(app);
    await backup(app.db, join(folder, 'a'), join(folder, 'second.backup'));
    await expect(restore(app.db, folder, join(folder, 'second.backup'))).rejects.toThrow('already holds accounts');
  });

  it('refuse a file that is not a backup', async () => {
    const fresh = await openTestDatabase();
    await writeFile(join(folder, 'rubbish'), 'not gzip');
    await expect(restore(fresh, folder, join(folder, 'rubbish'))).rejects.toThrow('is not a backup of Akada');
    await fresh.close();
  });
});

/** The same database; `work` is done once its backup has seen which files there are, and reads rows. */
function meanwhile(db: Database, work: () => void): Database {
  let isDone = false;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (!isDone && JSON.stringify(node).includes('declare backup_rows')) {
        isDone = true;
        work();
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...db, queries: db.queries.withPlugin(plugin) };
}

describe('a backup of files that come and go', () => {
  let data: string;
  let target: string;
  const fileOf = (name: string, from = data) => join(from, 'files/documents', name);
  const namesIn = async (from: string) =>
    (await readdir(join(from, 'files'), { recursive: true }).catch(() => [])).sort();

  beforeEach(async () => {
    data = await mkdtemp(join(folder, 'data-'));
    target = join(data, 'akada.backup');
    await mkdir(join(data, 'files/documents'), { recursive: true });
    for (const name of ['one', 'two', 'three']) await writeFile(fileOf(name), name.repeat(1000));
  });

  async function restored(file = target): Promise<string> {
    const fresh = await openTestDatabase();
    const to = await mkdtemp(join(folder, 'to-'));
    try {
      await restore(fresh, to, file);
    } finally {
      await fresh.close();
    }
    return to;
  }

  it('leaves out what is deleted while it is made, and says so; what is added belongs to the next', async () => {
    const db = meanwhile(app.db, () => {
      rmSync(fileOf('two'));
      writeFileSync(fileOf('four'), 'new');
    });
    const said = await backup(db, data, target);
    expect(said).toContain('2 files.\n1 file deleted meanwhile left out: documents/two.');
    const to = await restored();
    expect(await namesIn(to)).toEqual(['documents', 'documents/one', 'documents/three']);
    for (const name of ['one', 'three']) expect(await readFile(fileOf(name, to))).toEqual(await readFile(fileOf(name)));
    const noted = await app.db.queries.selectFrom('backups').selectAll().where('file', '=', target).execute();
    expect(noted).toMatchObject([{ files: 2, left_out: 1, fault: null }]);
  });

  it('fails, and says which, over a file that is there and can’t be read', async () => {
    const db = meanwhile(app.db, () => {
      rmSync(fileOf('two'));
      mkdirSync(fileOf('two'));
    });
    await expect(backup(db, data, target)).rejects.toThrow(`${fileOf('two')} can’t be read: EISDIR`);
    expect(await readdir(data)).toEqual(['files']);
    const noted = await app.db.queries.selectFrom('backups').selectAll().where('file', '=', target).execute();
    expect(noted).toMatchObject([{ files: 0, fault: expect.stringContaining('can’t be read') }]);
  });

  it('fails where all of them go away at once, as with their disk', async () => {
    const db = meanwhile(app.db, () => renameSync(join(data, 'files'), join(data, 'away')));
    await expect(backup(db, data, target)).rejects.toThrow('went away while it was read');
    expect(await readdir(data)).toEqual(['away']);
  });

  it('fails where they are gone before it begins, as with a disk that isn’t in its place', async () => {
    await backup(app.db, data, target);
    renameSync(join(data, 'files'), join(data, 'away'));
    const next = join(data, 'next.backup');
    await expect(backup(app.db, data, next)).rejects.toThrow(
      `${join(data, 'files')} isn’t there, and the last good backup held 3 files.`,
    );
    expect((await readdir(data)).sort()).toEqual(['akada.backup', 'away']);
  });

  it('is good on a new server whose first file comes while it is made', async () => {
    await app.db.queries.deleteFrom('backups').execute();
    renameSync(join(data, 'files'), join(data, 'first'));
    const db = meanwhile(app.db, () => renameSync(join(data, 'first'), join(data, 'files')));
    expect(await backup(db, data, target)).toMatch(/, 0 files\.$/);
    expect(await backup(app.db, data, target)).toMatch(/, 3 files\.$/);
  });

  // Linux has a device on which there is never any room.
  it.runIf(existsSync('/dev/full'))('says where there is no room, and keeps nothing', async () => {
    symlinkSync('/dev/full', draftOf(target));
    await expect(backup(app.db, data, target)).rejects.toThrow(`There’s no room left for ${target}: ENOSPC`);
    expect(await readdir(data)).toEqual(['files']);
  });

  it('removes what a run that was killed left, and nothing of others, nor of a run that goes on', async () => {
    const killed = draftOf(join(data, 'akada-2026-11-01.backup'));
    const underWay = draftOf(join(data, 'akada-2026-11-02.backup'));
    const others = [join(data, 'film.mkv.part'), join(data, 'old.backup'), join(data, 'akada-part')];
    for (const path of [killed, underWay, ...others]) await writeFile(path, 'half');
    mkdirSync(draftOf(join(data, 'a-folder')));
    symlinkSync(fileOf('two'), draftOf(join(data, 'a-link')));
    const anHourAgo = new Date(Date.now() - 61 * 60_000);
    for (const path of [killed, ...others, draftOf(join(data, 'a-folder'))]) utimesSync(path, anHourAgo, anHourAgo);
    const before = await readdir(data);
    await backup(app.db, data, target);
    expect((await readdir(data)).sort()).toEqual(
      [...before.filter((name) => join(data, name) !== killed), 'akada.backup'].sort(),
    );
  });

  it('leaves nothing where it is restored from a file that breaks off or was damaged, and then goes in whole', async () => {
    await backup(app.db, data, target);
    const whole = await readFile(target);
    const damaged = gzipSync(
      gunzipSync(whole).toString().replace(Buffer.from('oneone').toString('base64'), 'AAAAAAAA'),
    );
    const lines = gunzipSync(whole).toString().trimEnd().split('\n');
    const endless = gzipSync(`${lines.slice(0, -1).join('\n')}\n`);
    const broken = { 'breaks off': whole.subarray(0, whole.length - 200), damaged, endless };

    const fresh = await openTestDatabase();
    const to = await mkdtemp(join(folder, 'to-'));
    for (const [name, bytes] of Object.entries(broken)) {
      await writeFile(join(data, name), bytes);
      await expect(restore(fresh, to, join(data, name)), name).rejects.toThrow(/unexpected end of file|isn’t whole/);
      expect(await readdir(to), name).toEqual([]);
    }
    await restore(fresh, to, target);
    expect(await namesIn(to)).toEqual(['documents', 'documents/one', 'documents/three', 'documents/two']);
    expect(await readdir(to)).toEqual(['files']);
    await fresh.close();
  });
});
