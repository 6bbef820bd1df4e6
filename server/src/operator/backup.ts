import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { filesInLastGood, noteBackup } from '../domains/operation/backups/backups.service.ts';
import { dataFolder } from '../platform/data-folder.ts';
import { isDiskFull } from '../platform/disk-full.ts';
import type { Database, Queries } from '../ports/db/port.ts';
import { draftOf, removeAbandoned } from './backup-drafts.ts';
import { identityOf, linesOfFiles, listFiles } from './backup-files.ts';
import { type BackupLine, type BackupSum, jobsTable, newestMigration, tablesInOrder } from './backup-format.ts';
import { emptySum, readBack } from './backup-read.ts';

const rowsAtOnce = 500;

async function* rowsOf(trx: Queries, table: string): AsyncGenerator<BackupLine> {
  const only = table === jobsTable ? sql`where state in ('created', 'retry')` : sql``;
  await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t ${only}`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(trx);
    for (const { row } of rows) yield { kind: 'row', table, row: JSON.parse(row) };
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close backup_rows`.execute(trx);
}

/** Rows and files of one moment: the files are listed as soon as the transaction sees it, and read when the rows are through. */
async function* everything(trx: Queries, folder: string, sum: BackupSum): AsyncGenerator<BackupLine> {
  const migration = await newestMigration(trx);
  const identity = await identityOf(folder);
  const keys = await listFiles(folder);
  yield { kind: 'head', format: 1, migration, createdAt: new Date().toISOString(), hasEnd: true };
  for (const table of [...(await tablesInOrder(trx)), jobsTable]) {
    for await (const line of rowsOf(trx, table)) {
      sum.rows++;
      yield line;
    }
  }
  yield* linesOfFiles(folder, keys, sum);
  // A new server makes its folder with the first file: that one belongs to the next backup.
  if (identity !== '' && (await identityOf(folder)) !== identity)
    throw new Error(`${folder} went away while it was read.`);
  yield { kind: 'end', rows: sum.rows, files: sum.files, leftOut: sum.leftOut };
}

async function* asText(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

const isSame = (one: BackupSum, other: BackupSum) => JSON.stringify(one) === JSON.stringify(other);

/** Writes all of it beside its place, reads it back to the end, and only then gives it its name. */
async function write(db: Database, folder: string, file: string): Promise<BackupSum> {
  const draft = draftOf(file);
  const sum = emptySum();
  try {
    await mkdir(dirname(file), { recursive: true });
    await removeAbandoned(file);
    const sink = createWriteStream(draft, { mode: 0o600, flush: true });
    await db.queries
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => pipeline(Readable.from(asText(everything(trx, folder, sum))), createGzip(), sink));
    if (!isSame(await readBack(draft), sum)) throw new Error(`${file} doesn’t hold what was written into it.`);
    await rename(draft, file);
    return sum;
  } catch (error) {
    await rm(draft, { force: true });
    if (!isDiskFull(error)) throw error;
    throw new Error(`There’s no room left for ${file}: ${(error as Error).message}. Nothing of it was kept.`);
  }
}

/** A disk that isn't there looks like a server that never kept a file: the last good backup tells them apart. */
async function expectFolder(db: Database, folder: string): Promise<void> {
  if ((await identityOf(folder)) !== '') return;
  const files = await filesInLastGood(db.queries);
  if (files === 0) return;
  throw new Error(
    `${folder} isn’t there, and the last good backup held ${counted(files, 'file')}. Is its disk in its place? If no file is kept there any more, make an empty folder.`,
  );
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function describe({ rows, files, leftOut }: BackupSum, file: string): string {
  const deleted =
    leftOut.length > 0
      ? `${counted(leftOut.length, 'file')} deleted meanwhile left out: ${leftOut.slice(0, 5).join(', ')}`
      : '';
  return [
    `Backed up to ${file}, and read back: ${counted(rows, 'row')}, ${counted(files, 'file')}.`,
    ...(deleted ? [`${deleted}${leftOut.length > 5 ? ' …' : ''}.`] : []),
  ].join('\n');
}

/**
 * Writes a consistent picture of the whole into one file, or nothing at all. Files that are deleted meanwhile are left
 * out, and told. How it went is kept for the operator's page. Returns a sentence about it.
 */
export async function backup(db: Database, dataDir: string, file: string): Promise<string> {
  const beganAt = new Date();
  const note = { began_at: beganAt, file };
  try {
    const folder = join(dataDir, dataFolder.files);
    await expectFolder(db, folder);
    const sum = await write(db, folder, file);
    const { size } = await stat(file);
    const counts = { rows: sum.rows, files: sum.files, left_out: sum.leftOut.length };
    await noteBackup(db.queries, { ...note, ...counts, ended_at: new Date(), bytes: size, fault: null });
    return describe(sum, file);
  } catch (error) {
    const fault = (error as Error).message.slice(0, 500);
    const none = { rows: 0, files: 0, left_out: 0, bytes: 0 };
    // Where even this fails, what is printed still says why.
    await noteBackup(db.queries, { ...note, ...none, ended_at: new Date(), fault }).catch(() => undefined);
    throw error;
  }
}
