import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup } from '../../src/operator/backup.ts';
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

    await backup(app.db, join(folder, 'a'), join(folder, 'akada.backup'));
    await restore(empty, join(folder, 'b'), join(folder, 'akada.backup'));

    expect(await hashes(empty)).toEqual(await hashes(app.db));
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
    await backup(app.db, folder, join(folder, 'second.backup'));
    await expect(restore(app.db, folder, join(folder, 'second.backup'))).rejects.toThrow('already holds accounts');
  });

  it('refuse a file that is not a backup', async () => {
    const fresh = await openTestDatabase();
    await writeFile(join(folder, 'rubbish'), 'not gzip');
    await expect(restore(fresh, folder, join(folder, 'rubbish'))).rejects.toThrow('is not a backup of Akada');
    await fresh.close();
  });
});
