import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { PaymentsTable } from '../../ports/db/tables/payments.ts';

export type PaymentRow = Selectable<PaymentsTable>;

export async function insert(db: Queries, payment: Insertable<PaymentsTable>): Promise<void> {
  await db.insertInto('payments').values(payment).execute();
}

export async function find(db: Queries, userId: string, reference: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function list(db: Queries, userId: string): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('user_id', '=', userId).orderBy('begun_at').execute();
}

/** True for the one caller who settles it: whoever comes later finds it settled. */
export async function settle(db: Queries, reference: string, status: 'paid' | 'failed', now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ status, settled_at: now })
    .where('reference', '=', reference)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
