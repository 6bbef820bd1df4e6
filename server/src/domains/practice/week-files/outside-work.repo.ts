import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { OutsideWorkTable } from './outside-work.tables.ts';

type OutsideRow = Selectable<OutsideWorkTable>;

const mostShown = 50;

/** What of a lesson was brought already. Held until the transaction ends: a code that is sent twice at once counts once. */
export async function lockWork(
  trx: Queries,
  row: Omit<Insertable<OutsideWorkTable>, 'items' | 'right_count'>,
): Promise<OutsideRow> {
  await trx
    .insertInto('outside_work')
    .values({ ...row, items: '[]', right_count: 0 })
    .onConflict((conflict) => conflict.columns(['owner_id', 'lesson']).doNothing())
    .execute();
  return trx
    .selectFrom('outside_work')
    .selectAll()
    .where('owner_id', '=', row.owner_id)
    .where('lesson', '=', row.lesson)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveWork(
  trx: Queries,
  ownerId: string,
  lesson: string,
  changes: Updateable<OutsideWorkTable>,
): Promise<void> {
  await trx
    .updateTable('outside_work')
    .set(changes)
    .where('owner_id', '=', ownerId)
    .where('lesson', '=', lesson)
    .execute();
}

/** The newest first. */
export async function listWork(db: Queries, ownerId: string): Promise<OutsideRow[]> {
  return db
    .selectFrom('outside_work')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('brought_at', 'desc')
    .orderBy('lesson')
    .limit(mostShown)
    .execute();
}
