import type { Insertable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import { type CardRow, cardColumns } from '../practice.repo.ts';
import type { ReviewCardsTable } from '../practice.tables.ts';

/** Where a deck lies; with neither, the cards that belong to nothing. */
export interface DeckPlace {
  documentId: string | null;
  dayId: string | null;
}

const cardsOf = (db: Queries, ownerId: string) =>
  db.selectFrom('review_cards').where('owner_id', '=', ownerId).where('made_by', 'is not', null);

/** The cards of a deck in its order, the learner's own last; also those that were dropped. */
export async function listDeck(db: Queries, ownerId: string, { documentId, dayId }: DeckPlace): Promise<CardRow[]> {
  return cardsOf(db, ownerId)
    .select(cardColumns)
    .where('document_id', documentId === null ? 'is' : '=', documentId)
    .where('day_id', dayId === null ? 'is' : '=', dayId)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function countDecks(db: Queries, ownerId: string, dueBy: Date) {
  return cardsOf(db, ownerId)
    .select(['document_id', 'day_id'])
    .select(({ fn }) => fn.countAll<string>().as('cards'))
    .select(({ fn }) => fn.countAll<string>().filterWhere('due_at', 'is', null).as('fresh'))
    .select(({ fn }) => fn.countAll<string>().filterWhere('due_at', '<=', dueBy).as('due'))
    .where('dropped_at', 'is', null)
    .groupBy(['document_id', 'day_id'])
    .execute();
}

export async function countOwn(db: Queries, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('review_cards')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('made_by', '=', 'learner')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is there already stays as it is, changed or dropped. Gives how many are new. */
export async function insertNew(db: Queries, rows: Insertable<ReviewCardsTable>[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('review_cards')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** Of these questions, by their keys, those that come back already: after a lesson, or after a quiz of a sprint. */
export async function listKnown(db: Queries, ownerId: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('review_cards')
    .select('question_key')
    .where('owner_id', '=', ownerId)
    .where('made_by', 'is', null)
    .where('question_key', 'in', keys)
    .execute();
  return new Set(rows.map(({ question_key }) => question_key));
}

export async function findCard(db: Queries, ownerId: string, id: string): Promise<CardRow | undefined> {
  return cardsOf(db, ownerId)
    .select(cardColumns)
    .where('id', '=', id)
    .where('dropped_at', 'is', null)
    .executeTakeFirst();
}

/** Also those that were dropped. */
export async function listByIds(db: Queries, ownerId: string, ids: readonly string[]): Promise<CardRow[]> {
  return ids.length === 0 ? [] : cardsOf(db, ownerId).select(cardColumns).where('id', 'in', ids).execute();
}

export async function changeCard(db: Queries, { owner_id, id }: CardRow, question: string): Promise<void> {
  await db
    .updateTable('review_cards')
    .set({ question })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}

export async function dropCard(db: Queries, { owner_id, id, made_by }: CardRow, at: Date): Promise<void> {
  if (made_by === 'learner') {
    await db.deleteFrom('review_cards').where('owner_id', '=', owner_id).where('id', '=', id).execute();
  } else {
    await db
      .updateTable('review_cards')
      .set({ dropped_at: at })
      .where('owner_id', '=', owner_id)
      .where('id', '=', id)
      .execute();
  }
}
