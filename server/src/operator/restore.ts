import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { hasAny } from '../domains/identity/users/users.service.ts';
import { jobs, migrations } from '../domains.ts';
import { dataFolder } from '../platform/data-folder.ts';
import { startQueue } from '../platform/queue.ts';
import { migrate, migrateTo } from '../ports/db/migrate.ts';
import type { Database, Queries } from '../ports/db/port.ts';
import { type BackupLine, jobsTable, newestMigration } from './backup-format.ts';
import { linesOf } from './backup-read.ts';
import { setAside } from './restore-files.ts';

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute("select to_regclass('public.users') is not null as present");
  if (!rows[0]?.present) return true;
  return !(await hasAny(db.queries));
}

/** The newest migration of the database; empty where nothing has started on it. */
async function reached(db: Database): Promise<string> {
  const { rows } = await db.execute("select to_regclass('public.kysely_migration') is not null as present");
  return rows[0]?.present ? newestMigration(db.queries) : '';
}

async function putRow(trx: Queries, table: string, row: unknown): Promise<void> {
  const name = sql.table(table);
  // Also what the database counted by itself, such as the number of a receipt.
  await sql`insert into ${name} overriding system value select * from json_populate_record(null::${name}, ${JSON.stringify(row)}::json)`.execute(
    trx,
  );
}

/** What the database counts by itself goes on after what was put back. */
async function goOnCounting(trx: Queries): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(trx);
  for (const { table, column } of rows) {
    const [name, counted] = [sql.table(table), sql.ref(column)];
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${counted})) from ${name} having max(${counted}) is not null`.execute(
      trx,
    );
  }
}

/** The queue's own tables have to be there before waiting jobs can be put back. */
async function prepareQueue(db: Database): Promise<void> {
  const queue = await startQueue(db, jobs, pino({ level: 'silent' }));
  await queue.stop();
}

/** Fills an empty database from a backup: at the backup's own migration first, then brought up to date. */
export async function restore(db: Database, dataDir: string, file: string): Promise<string> {
  if (!(await isEmpty(db))) throw new Error('The database already holds accounts. Restore into an empty one.');
  const lines = linesOf(file);
  const first = await lines.next().catch(() => undefined);
  const head = first?.value as BackupLine | undefined;
  if (head?.kind !== 'head' || head.format !== 1) throw new Error(`${file} is not a backup of Akada.`);

  // Going back is not possible: rows of then would miss columns of now, and what later migrations did to them.
  if ((await reached(db)) > head.migration)
    throw new Error('A newer version has started on this database. Restore into one on which nothing has started yet.');
  await migrateTo(db, migrations, head.migration);
  await prepareQueue(db);
  const files = await setAside(join(dataDir, dataFolder.files));
  let rows = 0;
  try {
    await db.queries.transaction().execute(async (trx) => {
      // Without accounts only clockwork can wait here; the backup brings its own.
      await sql`delete from ${sql.table(jobsTable)}`.execute(trx);
      for await (const line of lines) {
        if (line.kind === 'row') {
          await putRow(trx, line.table, line.row);
          rows++;
        }
        if (line.kind === 'file') await files.put(line.key, line.data);
      }
      await goOnCounting(trx);
      // The last thing before the rows are there: until now the backup could still have been damaged.
      await files.bringIn();
    });
  } catch (error) {
    await files.takeBack();
    throw error;
  }
  await files.tidyUp();
  await migrate(db, migrations);
  return `Restored ${rows} rows from the backup of ${head.createdAt}.`;
}
