import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { WaitingCodesTable } from './outside-work.tables.ts';

type WaitingRow = Selectable<WaitingCodesTable>;

/** The same code waits once: false where it does already. */
export async function keepWaiting(trx: Queries, row: Insertable<WaitingCodesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('waiting_codes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'code']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function listWaiting(db: Queries, ownerId: string): Promise<WaitingRow[]> {
  return db
    .selectFrom('waiting_codes')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('brought_at')
    .orderBy('code')
    .execute();
}

export async function dropWaiting(
  db: Queries,
  { owner_id, code }: Pick<WaitingRow, 'owner_id' | 'code'>,
): Promise<void> {
  await db.deleteFrom('waiting_codes').where('owner_id', '=', owner_id).where('code', '=', code).execute();
}
