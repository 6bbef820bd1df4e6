import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { TutorMessagesTable } from '../../ports/db/tables/assistant.ts';

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
