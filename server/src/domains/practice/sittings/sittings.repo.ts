import type { SittingSource } from '@akada/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { SittingsTable } from './sittings.tables.ts';

export type SittingRow = Omit<Selectable<SittingsTable>, 'shown'>;

const figures = [
  ...(['owner_id', 'id', 'source_kind', 'source_id', 'title', 'minutes', 'began_at', 'handed_in_at'] as const),
  ...(['asked', 'marked', 'right_count', 'topics', 'stored_at'] as const),
] as const;

/** False where it is stored already, by this device or another tab of it. */
export async function insertOnce(trx: Queries, row: Insertable<SittingsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sittings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function getSitting(db: Queries, ownerId: string, id: string): Promise<SittingRow> {
  return db
    .selectFrom('sittings')
    .select(figures)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Of one source, the newest first. */
export async function listSittings(
  db: Queries,
  ownerId: string,
  { kind, id }: SittingSource,
  limit: number,
): Promise<SittingRow[]> {
  return db
    .selectFrom('sittings')
    .select(figures)
    .where('owner_id', '=', ownerId)
    .where('source_kind', '=', kind)
    .where('source_id', '=', id)
    .orderBy('handed_in_at', 'desc')
    .limit(limit)
    .execute();
}
