import { sql } from 'kysely';
import type { Queries } from '../ports/db/port.ts';

/**
 * A backup is one gzip file of JSON lines: a head, then the rows of each table in an order in which they can be put
 * back, then the stored files in pieces, each with its digest behind it, then an end that says how much there was.
 * Being logical, it moves between the embedded database and Postgres. Older ones have neither digests nor an end, and
 * older programs pass over both.
 */
export type BackupLine =
  | { kind: 'head'; format: 1; migration: string; createdAt: string; hasEnd?: true }
  | { kind: 'row'; table: string; row: unknown }
  | { kind: 'file'; key: string; data: string }
  | { kind: 'whole'; key: string; bytes: number; sha256: string }
  | { kind: 'end'; rows: number; files: number; leftOut: string[] };

/** How much a backup holds. */
export interface BackupSum {
  rows: number;
  files: number;
  /** Of the files, before they were compressed. */
  fileBytes: number;
  /** Deleted while the backup was made. */
  leftOut: string[];
}

/** Waiting jobs are part of what an account was promised; finished ones are not. */
export const jobsTable = 'jobs.job';

/** The product's tables with those that others refer to first. */
export async function tablesInOrder(db: Queries): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    order by table_name`.execute(db);
  const references = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);

  const ordered: string[] = [];
  const place = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { child, parent } of references.rows) if (child === name && parent !== name) place(parent);
    ordered.push(name);
  };
  for (const { name } of tables.rows) place(name);
  return ordered;
}

export async function newestMigration(db: Queries): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
    db,
  );
  return rows[0]?.name ?? '';
}
