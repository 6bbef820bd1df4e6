import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { TutorMarksTable, TutorMessagesTable } from './assistant.tables.ts';

export type MessageRow = Selectable<TutorMessagesTable>;

/** More is not shown, and a conversation of months is not read from its beginning. */
const shown = 200;

export async function insertMessages(db: Queries, rows: Insertable<TutorMessagesTable>[]): Promise<void> {
  await db.insertInto('tutor_messages').values(rows).execute();
}

/** The oldest first. */
export async function listMessages(db: Queries, ownerId: string, sprintId: string): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('tutor_messages')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('sprint_id', '=', sprintId)
    .orderBy('position', 'desc')
    .limit(shown)
    .execute();
  return rows.reverse();
}

/** An answer of the tutor, with the question before it; undefined where it is not the learner's. */
export async function findAnswer(db: Queries, ownerId: string, id: string) {
  return db
    .selectFrom('tutor_messages as answer')
    .select(['answer.text as answer', 'answer.made_by'])
    .select(({ selectFrom }) =>
      selectFrom('tutor_messages as said')
        .select('said.text')
        .whereRef('said.owner_id', '=', 'answer.owner_id')
        .whereRef('said.sprint_id', '=', 'answer.sprint_id')
        .whereRef('said.position', '<', 'answer.position')
        .where('said.role', '=', 'user')
        .orderBy('said.position', 'desc')
        .limit(1)
        .as('question'),
    )
    .where('answer.owner_id', '=', ownerId)
    .where('answer.id', '=', id)
    .where('answer.role', '=', 'assistant')
    .executeTakeFirst();
}

export async function saveMark(db: Queries, row: Insertable<TutorMarksTable>): Promise<void> {
  const { reason, words, question, answer, marked_at } = row;
  await db
    .insertInto('tutor_marks')
    .values(row)
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet({ reason, words, question, answer, marked_at }))
    .execute();
}

/** Why the learner called which answers bad. */
export async function listMarks(db: Queries, ownerId: string): Promise<Map<string, TutorMarksTable['reason']>> {
  const rows = await db
    .selectFrom('tutor_marks')
    .select(['message_id', 'reason'])
    .where('owner_id', '=', ownerId)
    .execute();
  return new Map(rows.map(({ message_id, reason }) => [message_id, reason]));
}

/** One more question that nothing was written to. */
export async function countUnanswered(db: Queries, lesson: string, day: string): Promise<void> {
  await db
    .insertInto('tutor_unanswered')
    .values({ lesson, asked_on: day, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['lesson', 'asked_on'])
        .doUpdateSet(({ eb }) => ({ times: eb('tutor_unanswered.times', '+', 1) })),
    )
    .execute();
}

export async function deleteOldCounts(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('tutor_unanswered').where('asked_on', '<', before).execute();
}

export async function deleteOldMarks(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('tutor_marks').where('marked_at', '<', before).execute();
}

/** What was last said about a day, the oldest first. */
export async function listTurns(
  db: Queries,
  ownerId: string,
  { sprintId, day, most }: { sprintId: string; day: number; most: number },
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('tutor_messages')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('sprint_id', '=', sprintId)
    .where('day', '=', day)
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

export async function deleteMessages(db: Queries, ownerId: string, sprintId: string): Promise<void> {
  await db.deleteFrom('tutor_messages').where('owner_id', '=', ownerId).where('sprint_id', '=', sprintId).execute();
}
