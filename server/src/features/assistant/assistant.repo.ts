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

/** What the tutor last said about a day. */
export async function findLast(
  db: Queries,
  ownerId: string,
  sprintId: string,
  day: number,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('tutor_messages')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('sprint_id', '=', sprintId)
    .where('day', '=', day)
    .where('role', '=', 'assistant')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function deleteMessages(db: Queries, ownerId: string, sprintId: string): Promise<void> {
  await db.deleteFrom('tutor_messages').where('owner_id', '=', ownerId).where('sprint_id', '=', sprintId).execute();
}
