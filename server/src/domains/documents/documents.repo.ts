import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { DocumentMessagesTable, DocumentsTable } from './documents.tables.ts';

export type DocumentRow = Selectable<DocumentsTable>;
export type MessageRow = Selectable<DocumentMessagesTable>;

const keptMessages = 100;

/**
 * Nothing where the same bytes of the same owner were saved meanwhile. They have the same id too, so that the other row may
 * be met under either key.
 */
export async function insert(db: Queries, row: Insertable<DocumentsTable>): Promise<DocumentRow | undefined> {
  return db
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function find(db: Queries, ownerId: string, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('documents').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
}

export async function findByContent(db: Queries, ownerId: string, sha256: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

export async function findByScan(db: Queries, ownerId: string, scanId: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('scan_id', '=', scanId)
    .executeTakeFirst();
}

/** What is found out anew where its text changed; undefined where it was deleted or changed again meanwhile. */
export async function rewrite(
  db: Queries,
  { id, file_key }: DocumentRow,
  change: Updateable<DocumentsTable>,
): Promise<DocumentRow | undefined> {
  return db
    .updateTable('documents')
    .set(change)
    .where('id', '=', id)
    .where('file_key', '=', file_key)
    .returningAll()
    .executeTakeFirst();
}

export async function findMany(db: Queries, ownerId: string, ids: string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('documents').selectAll().where('owner_id', '=', ownerId).where('id', 'in', ids).execute();
}

/** Newest first, after the given one. */
export async function list(
  db: Queries,
  ownerId: string,
  { limit, after }: { limit?: number; after?: DocumentRow | undefined } = {},
): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(after?.created_at ?? new Date(0), after?.id ?? '')),
      ),
    )
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function sumSizes(db: Queries, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.sum<string | null>('size').as('bytes'))
    .where('owner_id', '=', ownerId)
    // Photographs are counted as pages of their scan.
    .where('type', '<>', 'scan')
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export async function remove(db: Queries, ownerId: string, id: string): Promise<DocumentRow | undefined> {
  return db
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returningAll()
    .executeTakeFirst();
}

export async function isKeyInUse(db: Queries, key: string): Promise<boolean> {
  const ofDocument = await db.selectFrom('documents').select('id').where('file_key', '=', key).executeTakeFirst();
  if (ofDocument) return true;
  return (await db.selectFrom('scans').select('id').where('file_key', '=', key).executeTakeFirst()) !== undefined;
}

export async function savePrompts(db: Queries, ownerId: string, id: string, prompts: string[]): Promise<void> {
  await db
    .updateTable('documents')
    .set({ prompts: JSON.stringify(prompts) })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .execute();
}

/** False where the document is gone. */
export async function wantMeaning(db: Queries, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ meaning: 'wanted', meaning_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A document that waits to be read: of the owner who has waited longest, the newest. From now on it has had its turn. */
export async function takeWanted(db: Queries, now: Date): Promise<DocumentRow | undefined> {
  return db
    .updateTable('documents')
    .set({ meaning_at: now })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('documents as one')
        .select('one.id')
        .where('one.meaning', '=', 'wanted')
        .orderBy(
          ({ selectFrom: from }) =>
            from('documents as other')
              .select(({ fn }) => fn.max('other.meaning_at').as('at'))
              .whereRef('other.owner_id', '=', 'one.owner_id'),
          (order) => order.asc().nullsFirst(),
        )
        .orderBy('one.created_at', 'desc')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function settleMeaning(db: Queries, id: string, meaning: 'ready' | 'failed'): Promise<void> {
  await db.updateTable('documents').set({ meaning }).where('id', '=', id).execute();
}

export async function insertMessages(db: Queries, messages: Insertable<DocumentMessagesTable>[]): Promise<void> {
  await db.insertInto('document_messages').values(messages).execute();
}

/** The newest ones, oldest first. */
export async function listMessages(
  db: Queries,
  ownerId: string,
  documentId: string,
  most = keptMessages,
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('document_messages')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('owner_id', '=', ownerId)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

export async function listAllMessages(db: Queries, ownerId: string) {
  return db
    .selectFrom('document_messages')
    .select(['document_id', 'role', 'text', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('number')
    .execute();
}
