import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database, Queries } from '../ports/db/port.ts';
import { type BackupLine, jobsTable, newestMigration, tablesInOrder } from './backup-format.ts';

const rowsAtOnce = 500;
const fileBytesAtOnce = 768 * 1024;

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

async function* filesIn(folder: string): AsyncGenerator<BackupLine> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const key = path.slice(folder.length + 1);
    yield { kind: 'file', key, data: '' };
    for await (const piece of createReadStream(path, { highWaterMark: fileBytesAtOnce })) {
      yield { kind: 'file', key, data: (piece as Buffer).toString('base64') };
    }
  }
}

async function* everything(trx: Queries, dataDir: string): AsyncGenerator<string> {
  const toText = (line: BackupLine) => `${JSON.stringify(line)}\n`;
  yield toText({ kind: 'head', format: 1, migration: await newestMigration(trx), createdAt: new Date().toISOString() });
  for (const table of [...(await tablesInOrder(trx)), jobsTable]) {
    for await (const line of rowsOf(trx, table)) yield toText(line);
  }
  for await (const line of filesIn(join(dataDir, 'files'))) yield toText(line);
}

/** Writes a consistent picture of the whole into one file, or nothing at all. Returns a sentence about it. */
export async function backup(db: Database, dataDir: string, file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.part`;
  try {
    await db.queries
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) =>
        pipeline(Readable.from(everything(trx, dataDir)), createGzip(), createWriteStream(draft, { mode: 0o600 })),
      );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return `Backed up to ${file}.`;
}
