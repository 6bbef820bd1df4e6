import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { BrowserError } from './browser-errors.rules.ts';
import type { BrowserErrorsTable } from './browser-errors.tables.ts';

/** Counts an error that is known already; false where it is new. */
export async function countAgain(db: Queries, fingerprint: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('browser_errors')
    .set({ times: sql`least(times + 1, 1000000)`, last_at: now })
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds a new one while there is room. */
export async function addError(
  db: Queries,
  { fingerprint, error, now, most }: { fingerprint: string; error: BrowserError; now: Date; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into browser_errors (fingerprint, message, place, page, first_at, last_at)
    select ${fingerprint}, ${error.message}, ${error.place}, ${error.page}, ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from browser_errors) < ${most}
    on conflict (fingerprint) do update set times = browser_errors.times + 1, last_at = excluded.last_at
    returning fingerprint`.execute(db);
  return rows.length > 0;
}

export async function listErrors(db: Queries, most: number): Promise<Selectable<BrowserErrorsTable>[]> {
  return db.selectFrom('browser_errors').selectAll().orderBy('last_at', 'desc').limit(most).execute();
}

export async function deleteOldErrors(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('browser_errors').where('last_at', '<', before).execute();
}
