import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { ScanPagesTable, ScansTable } from './scans.tables.ts';

export type ScanRow = Selectable<ScansTable> & { document_id: string | null };
export type PageRow = Selectable<ScanPagesTable>;
/** Without what was read, which is large. */
export type BriefPage = Omit<PageRow, 'lines' | 'sure_words' | 'corrections'>;

const brief = [
  'id',
  'owner_id',
  'scan_id',
  'key',
  'position',
  'state',
  'fault',
  'is_forced',
  'doubts',
  'bytes',
  'width',
  'height',
  'read_by',
  'turn',
  'attempts',
  'taken_at',
  'created_at',
] as const;

/** Nothing happens where its owner began it before. */
export async function insert(db: Queries, row: Insertable<ScansTable>): Promise<void> {
  await db
    .insertInto('scans')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
    .execute();
}

const scansOf = (db: Queries, ownerId: string) =>
  db
    .selectFrom('scans')
    .leftJoin('documents', (join) =>
      join.onRef('documents.owner_id', '=', 'scans.owner_id').onRef('documents.scan_id', '=', 'scans.id'),
    )
    .selectAll('scans')
    .select('documents.id as document_id')
    .where('scans.owner_id', '=', ownerId);

export async function find(db: Queries, ownerId: string, id: string): Promise<ScanRow | undefined> {
  return scansOf(db, ownerId).where('scans.id', '=', id).executeTakeFirst();
}

/** Those that are no documents yet, newest first. */
export async function listUnused(db: Queries, ownerId: string): Promise<ScanRow[]> {
  return scansOf(db, ownerId)
    .where('documents.id', 'is', null)
    .orderBy('scans.created_at', 'desc')
    .orderBy('scans.id')
    .execute();
}

export const listAll = (db: Queries, ownerId: string): Promise<ScanRow[]> => scansOf(db, ownerId).execute();

/** Held until the transaction ends: pages that come at once come one after the other. */
export async function lock(trx: Queries, ownerId: string, id: string): Promise<ScanRow | undefined> {
  await trx.selectFrom('scans').select('id').where('owner_id', '=', ownerId).where('id', '=', id).forUpdate().execute();
  return find(trx, ownerId, id);
}

export async function update(
  db: Queries,
  { owner_id, id }: Pick<ScanRow, 'owner_id' | 'id'>,
  change: Updateable<ScansTable>,
): Promise<void> {
  await db.updateTable('scans').set(change).where('owner_id', '=', owner_id).where('id', '=', id).execute();
}

export async function remove(db: Queries, { owner_id, id }: Pick<ScanRow, 'owner_id' | 'id'>): Promise<void> {
  await db.deleteFrom('scans').where('owner_id', '=', owner_id).where('id', '=', id).execute();
}

/** Those that are no documents and that nobody has touched since then. */
export async function listForgotten(db: Queries, before: Date, most: number): Promise<ScanRow[]> {
  return db
    .selectFrom('scans')
    .leftJoin('documents', (join) =>
      join.onRef('documents.owner_id', '=', 'scans.owner_id').onRef('documents.scan_id', '=', 'scans.id'),
    )
    .selectAll('scans')
    .select('documents.id as document_id')
    .where('documents.id', 'is', null)
    .where('scans.touched_at', '<', before)
    .orderBy('scans.touched_at')
    .limit(most)
    .execute();
}

/** In their order. */
export async function listPages(db: Queries, ownerId: string, scanIds: string[]): Promise<BriefPage[]> {
  if (scanIds.length === 0) return [];
  return db
    .selectFrom('scan_pages')
    .select(brief)
    .where('owner_id', '=', ownerId)
    .where('scan_id', 'in', scanIds)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** With what was read, in their order. */
export async function listWholePages(db: Queries, ownerId: string, scanId: string): Promise<PageRow[]> {
  return db
    .selectFrom('scan_pages')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('scan_id', '=', scanId)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function listSureWords(db: Queries, ownerId: string, scanId: string) {
  return db
    .selectFrom('scan_pages')
    .select(['id', 'sure_words'])
    .where('owner_id', '=', ownerId)
    .where('scan_id', '=', scanId)
    .where('state', '=', 'read')
    .orderBy('position')
    .execute();
}

export async function findPage(
  db: Queries,
  ownerId: string,
  scanId: string,
  key: string,
): Promise<PageRow | undefined> {
  return db
    .selectFrom('scan_pages')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('scan_id', '=', scanId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function lockPage(trx: Queries, id: string): Promise<PageRow | undefined> {
  return trx.selectFrom('scan_pages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertPages(db: Queries, rows: Insertable<ScanPagesTable>[]): Promise<void> {
  await db.insertInto('scan_pages').values(rows).execute();
}

export async function updatePage(db: Queries, id: string, change: Updateable<ScanPagesTable>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('scan_pages').set(change).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removePage(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('scan_pages').where('id', '=', id).execute();
}

export async function isPageThere(db: Queries, id: string): Promise<boolean> {
  return (await db.selectFrom('scan_pages').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Those whose pictures and files are counted against what an account may keep. */
export async function sumBytes(db: Queries, ownerId: string): Promise<number> {
  const pages = await db
    .selectFrom('scan_pages')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const files = await db
    .selectFrom('scans')
    .select(({ fn }) => fn.sum<string | null>('file_size').as('bytes'))
    .where('owner_id', '=', ownerId)
    .where('file_key', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(pages.bytes ?? 0) + Number(files.bytes ?? 0);
}

/** The page that this turn was reading when it was cut off. */
export async function takeAgain(db: Queries, turn: string, now: Date): Promise<PageRow | undefined> {
  return db
    .updateTable('scan_pages')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), taken_at: now }))
    .where('turn', '=', turn)
    .where('state', '=', 'reading')
    .returningAll()
    .executeTakeFirst();
}

/** A page that waits to be read: of the owner who has waited longest, the first. From now on it is this turn's. */
export async function takeNext(db: Queries, turn: string, now: Date): Promise<PageRow | undefined> {
  return db
    .updateTable('scan_pages')
    .set(({ eb }) => ({ state: 'reading', turn, attempts: eb('attempts', '+', 1), taken_at: now }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('scan_pages as one')
        .select('one.id')
        .where('one.state', '=', 'waiting')
        .orderBy(
          ({ selectFrom: from }) =>
            from('scan_pages as other')
              .select(({ fn }) => fn.max('other.taken_at').as('at'))
              .whereRef('other.owner_id', '=', 'one.owner_id'),
          (order) => order.asc().nullsFirst(),
        )
        .orderBy('one.created_at')
        .orderBy('one.position')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}
