import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { CoveragesTable } from './coverage.tables.ts';

export type CoverageRecord = Selectable<CoveragesTable>;

/** The same comparison is there once: a second one is the first. */
export async function findOrInsert(db: Queries, row: Insertable<CoveragesTable>): Promise<CoverageRecord> {
  await db
    .insertInto('coverages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'about']).doNothing())
    .execute();
  return db
    .selectFrom('coverages')
    .selectAll()
    .where('owner_id', '=', row.owner_id)
    .where('about', '=', row.about)
    .executeTakeFirstOrThrow();
}

export async function find(db: Queries, ownerId: string, id: string): Promise<CoverageRecord | undefined> {
  return db.selectFrom('coverages').selectAll().where('owner_id', '=', ownerId).where('id', '=', id).executeTakeFirst();
}

export async function list(db: Queries, ownerId: string, limit: number): Promise<CoverageRecord[]> {
  return db
    .selectFrom('coverages')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function change(
  db: Queries,
  ownerId: string,
  id: string,
  changes: Updateable<CoveragesTable>,
): Promise<CoverageRecord | undefined> {
  return db
    .updateTable('coverages')
    .set(changes)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** One correction in or out, in one statement: two taps at once lose none. */
export async function correct(
  db: Queries,
  ownerId: string,
  id: string,
  { phrase, said }: { phrase: string; said: 'there' | 'not_there' | null },
): Promise<CoverageRecord | undefined> {
  const corrections =
    said === null
      ? sql<string>`corrections - ${phrase}::text`
      : sql<string>`corrections || jsonb_build_object(${phrase}::text, ${said}::text)`;
  return db
    .updateTable('coverages')
    .set({ corrections })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function remove(db: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('coverages')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
