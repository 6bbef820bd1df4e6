import type { GivenUp } from '@akada/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { WaitingCodesTable } from './outside-work.tables.ts';

type WaitingRow = Selectable<WaitingCodesTable>;
type CodeOf = Pick<WaitingRow, 'owner_id' | 'code'>;

/** The same code waits once: false where it does already. One that was given up waits anew. */
export async function keepWaiting(
  trx: Queries,
  row: Omit<Insertable<WaitingCodesTable>, 'given_up'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('waiting_codes')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'code'])
        .doUpdateSet({ given_up: null, brought_at: row.brought_at })
        .where('waiting_codes.given_up', 'is not', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The codes of somebody: those that wait, and those that were given up. */
export async function listCodes(db: Queries, ownerId: string): Promise<WaitingRow[]> {
  return db
    .selectFrom('waiting_codes')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('brought_at')
    .orderBy('code')
    .execute();
}

export async function dropWaiting(db: Queries, { owner_id, code }: CodeOf): Promise<void> {
  await db.deleteFrom('waiting_codes').where('owner_id', '=', owner_id).where('code', '=', code).execute();
}

export async function giveUp(db: Queries, { owner_id, code }: CodeOf, given_up: GivenUp): Promise<void> {
  await db
    .updateTable('waiting_codes')
    .set({ given_up })
    .where('owner_id', '=', owner_id)
    .where('code', '=', code)
    .execute();
}

export async function listWaitingOwners(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('waiting_codes')
    .select('owner_id')
    .distinct()
    .where('given_up', 'is', null)
    .execute();
  return rows.map(({ owner_id }) => owner_id);
}

/** What was given up is told for a while. */
export async function dropGivenUp(db: Queries, broughtBefore: Date): Promise<void> {
  await db
    .deleteFrom('waiting_codes')
    .where('given_up', 'is not', null)
    .where('brought_at', '<', broughtBefore)
    .execute();
}
