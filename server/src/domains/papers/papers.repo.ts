import type { PaperItem } from '@akada/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { toJsonb } from '../../platform/storable.ts';
import type { Queries } from '../../ports/db/port.ts';
import type { PaperAnswersTable, PapersTable } from './papers.tables.ts';
import type { UndoStep } from './sheet.rules.ts';

export type PaperRow = Selectable<PapersTable>;

export async function insert(db: Queries, row: Insertable<PapersTable>): Promise<PaperRow> {
  return db.insertInto('papers').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function list(db: Queries, ownerId: string): Promise<PaperRow[]> {
  return db
    .selectFrom('papers')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('year', (order) => order.desc().nullsLast())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function find(db: Queries, ownerId: string, id: string): Promise<PaperRow | undefined> {
  return db.selectFrom('papers').selectAll().where('owner_id', '=', ownerId).where('id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends: two changes at once come one after the other. */
export async function lock(trx: Queries, ownerId: string, id: string): Promise<PaperRow | undefined> {
  return trx
    .selectFrom('papers')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function count(db: Queries, ownerId: string): Promise<number> {
  const { papers } = await db
    .selectFrom('papers')
    .select(({ fn }) => fn.countAll<string>().as('papers'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(papers);
}

export async function sumSizes(db: Queries, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('papers')
    .select(({ fn }) => fn.sum<string | null>('size').as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export async function saveSheet(
  trx: Queries,
  { owner_id, id, version }: PaperRow,
  { items, undo }: { items: readonly PaperItem[]; undo: readonly UndoStep[] },
): Promise<void> {
  await trx
    .updateTable('papers')
    .set({ items: toJsonb(items), undo: toJsonb(undo), version: version + 1 })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}

export async function saveSolved(trx: Queries, { owner_id, id }: PaperRow, solved: string): Promise<void> {
  await trx.updateTable('papers').set({ solved }).where('owner_id', '=', owner_id).where('id', '=', id).execute();
}

export async function saveFacts(
  trx: Queries,
  { owner_id, id, version }: PaperRow,
  facts: Updateable<PapersTable>,
): Promise<void> {
  await trx
    .updateTable('papers')
    .set({ ...facts, version: version + 1 })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}

export async function remove(
  db: Queries,
  ownerId: string,
  id: string,
): Promise<{ file_key: string | null } | undefined> {
  return db
    .deleteFrom('papers')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('file_key')
    .executeTakeFirst();
}

export async function isKeyInUse(db: Queries, key: string): Promise<boolean> {
  const found = await db.selectFrom('papers').select('id').where('file_key', '=', key).executeTakeFirst();
  return found !== undefined;
}

/** False where it was counted before. */
type QuestionOf = Pick<Selectable<PaperAnswersTable>, 'owner_id' | 'paper_id' | 'question_id'>;

export async function insertAnswer(trx: Queries, row: Insertable<PaperAnswersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('paper_answers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'event_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How the answers to a question went, as far as anybody could tell, in the order in which they were given. */
export async function listMarks(db: Queries, { owner_id, paper_id, question_id }: QuestionOf) {
  const rows = await db
    .selectFrom('paper_answers')
    .select(['event_id as id', 'answered_at as at', 'is_right', 'mark'])
    .where('owner_id', '=', owner_id)
    .where('paper_id', '=', paper_id)
    .where('question_id', '=', question_id)
    .orderBy('answered_at')
    .orderBy('event_id')
    .execute();
  return rows.flatMap(({ is_right, ...one }) => (is_right === null ? [] : { ...one, isRight: is_right }));
}

/** The questions whose last answer was wrong, by paper. */
export async function listMissed(db: Queries, ownerId: string): Promise<Map<string, string[]>> {
  const last = await db
    .selectFrom('paper_answers')
    .distinctOn(['paper_id', 'question_id'])
    .select(['paper_id', 'question_id', 'is_right'])
    .where('owner_id', '=', ownerId)
    .orderBy('paper_id')
    .orderBy('question_id')
    .orderBy('answered_at', 'desc')
    .orderBy('event_id', 'desc')
    .execute();
  const missed = new Map<string, string[]>();
  for (const { paper_id, question_id, is_right } of last) {
    if (is_right === false) missed.set(paper_id, [...(missed.get(paper_id) ?? []), question_id]);
  }
  return missed;
}
