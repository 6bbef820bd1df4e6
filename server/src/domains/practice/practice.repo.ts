import { expressionBuilder, type Insertable, type NotNull, type Selectable } from 'kysely';
import { mapped, type Part, type Queries, rowsOf, type Tables } from '../../ports/db/port.ts';
import type { RememberedCard, ReviewCard } from '../../ports/teacher/port.ts';
import type { AssessmentsTable, ReviewAnswersTable, ReviewCardsTable } from './practice.tables.ts';

export type AssessmentRow = Selectable<AssessmentsTable>;
/** Without what it follows from, which nobody reads but who changes it. */
export type CardRow = Omit<Selectable<ReviewCardsTable>, 'history'>;
export type AnswerRow = Selectable<ReviewAnswersTable>;
/** Held until the transaction ends. */
export type LockedCard = Selectable<ReviewCardsTable>;
/** One that was asked at least once, and so has a day to come back on. */
export type MetRow = CardRow & { card: ReviewCard; due_at: Date };

export async function insertAssessment(db: Queries, row: Insertable<AssessmentsTable>): Promise<void> {
  await db.insertInto('assessments').values(row).execute();
}

export async function findAssessment(db: Queries, ownerId: string, id: string): Promise<AssessmentRow | undefined> {
  return db
    .selectFrom('assessments')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Held until the transaction ends: a quiz that is handed in twice at once is graded once. */
export async function lockAssessment(trx: Queries, ownerId: string, id: string): Promise<AssessmentRow | undefined> {
  return trx
    .selectFrom('assessments')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveResult(
  trx: Queries,
  row: AssessmentRow,
  result: { answers: string; score: number; submitted_at: Date },
): Promise<void> {
  await trx
    .updateTable('assessments')
    .set(result)
    .where('owner_id', '=', row.owner_id)
    .where('id', '=', row.id)
    .execute();
}

/** Everything that was handed in, the newest first. */
export async function listTaken(db: Queries, ownerId: string, dayId?: string): Promise<AssessmentRow[]> {
  const query = db
    .selectFrom('assessments')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc');
  return (dayId === undefined ? query : query.where('day_id', '=', dayId)).execute();
}

/** What is read of a card. */
export const cardColumns = [
  ...(['id', 'owner_id', 'sprint_id', 'day_id', 'document_id', 'question_key', 'question', 'card', 'due_at'] as const),
  ...(['made_by', 'recall', 'position', 'created_at', 'dropped_at'] as const),
];

export async function lockCardOf(
  trx: Queries,
  ownerId: string,
  dayId: string,
  questionKey: string,
): Promise<LockedCard | undefined> {
  return trx
    .selectFrom('review_cards')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('day_id', '=', dayId)
    .where('question_key', '=', questionKey)
    .forUpdate()
    .executeTakeFirst();
}

export async function lockCard(trx: Queries, ownerId: string, id: string): Promise<LockedCard | undefined> {
  return trx
    .selectFrom('review_cards')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Moves a card through time; what it says stays, unless other words are given. */
export async function moveCard(
  trx: Queries,
  { owner_id, id }: Pick<CardRow, 'owner_id' | 'id'>,
  { card, history }: RememberedCard,
  words: { question?: string } = {},
): Promise<void> {
  await trx
    .updateTable('review_cards')
    .set({ ...stateOf(card), history: JSON.stringify(history), ...words })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}

/** As it is stored. */
export const stateOf = (card: ReviewCard | null) =>
  card ? { card: JSON.stringify(card), due_at: new Date(card.due) } : {};

/** The cards that are due by then, the longest overdue first. */
export const dueCardsOf = (ownerId: string, dueBy: Date, limit: number): Part<MetRow[]> =>
  rowsOf<MetRow>(
    expressionBuilder<Tables, never>()
      .selectFrom('review_cards')
      .select(cardColumns)
      .where('owner_id', '=', ownerId)
      .where('due_at', '<=', dueBy)
      .where('dropped_at', 'is', null)
      .orderBy('due_at')
      .limit(limit)
      .$narrowType<{ card: NotNull; due_at: NotNull }>(),
    ['due_at', 'created_at', 'dropped_at'],
  );

/** When the first card after then comes back. */
export const nextDueOf = (ownerId: string, after: Date): Part<Date | null> =>
  mapped(
    rowsOf<{ due_at: Date | null }>(
      expressionBuilder<Tables, never>()
        .selectFrom('review_cards')
        .select('due_at')
        .where('owner_id', '=', ownerId)
        .where('due_at', '>', after)
        .where('dropped_at', 'is', null)
        .orderBy('due_at')
        .limit(1),
      ['due_at'],
    ),
    ([row]) => row?.due_at ?? null,
  );

export async function insertAnswer(trx: Queries, row: Insertable<ReviewAnswersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('review_answers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'event_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keeps an answer; of two that are named alike, the one that was given first, and in one moment the wrong one. */
export async function keepFirst(trx: Queries, row: Insertable<ReviewAnswersTable>): Promise<void> {
  await trx
    .insertInto('review_answers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'event_id'])
        .doUpdateSet(({ ref }) => ({
          is_correct: ref('excluded.is_correct'),
          day: ref('excluded.day'),
          answered_at: ref('excluded.answered_at'),
        }))
        .where(({ eb, ref, and, or }) =>
          or([
            eb('review_answers.answered_at', '>', ref('excluded.answered_at')),
            and([
              eb('review_answers.answered_at', '=', ref('excluded.answered_at')),
              eb('excluded.is_correct', '=', false),
            ]),
          ]),
        ),
    )
    .execute();
}

export async function findAnswer(db: Queries, ownerId: string, eventId: string) {
  return db
    .selectFrom('review_answers')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}

/** What was answered to a card in reviews and lessons, after a moment where one is given, in the order in which it was given. */
export async function listAnswersTo(
  trx: Queries,
  { owner_id, id }: Pick<CardRow, 'owner_id' | 'id'>,
  after?: string,
): Promise<AnswerRow[]> {
  const query = trx
    .selectFrom('review_answers')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('card_id', '=', id)
    .orderBy('answered_at')
    .orderBy('event_id');
  return (after === undefined ? query : query.where('answered_at', '>', new Date(after))).execute();
}

/** A late answer before these may have made reviews of them, or none. */
export async function markReviews(trx: Queries, ownerId: string, eventIds: readonly string[], is_review: boolean) {
  if (eventIds.length === 0) return;
  await trx
    .updateTable('review_answers')
    .set({ is_review })
    .where('owner_id', '=', ownerId)
    .where('event_id', 'in', eventIds)
    .where('is_review', '!=', is_review)
    .execute();
}

/** Begins the event of an answer that was given under a lesson: it moves a card as well, but is no review. */
export const inLesson = 'lesson:';

/** The reviews that were done on a day. */
export const answersOn = (ownerId: string, day: string): Part<number> =>
  mapped(
    rowsOf<{ count: string }>(
      expressionBuilder<Tables, never>()
        .selectFrom('review_answers')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('owner_id', '=', ownerId)
        .where('day', '=', day)
        .where('is_review', '=', true)
        .where('event_id', 'not like', `${inLesson}%`),
    ),
    ([row]) => Number(row?.count ?? 0),
  );
