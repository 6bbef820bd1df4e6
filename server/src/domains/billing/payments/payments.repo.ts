import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { PaymentRefundsTable, PaymentsTable, StrayPaymentsTable } from './payments.tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;
export type StrayRow = Selectable<StrayPaymentsTable>;

export async function insert(db: Queries, payment: Insertable<PaymentsTable>): Promise<void> {
  await db.insertInto('payments').values(payment).execute();
}

export async function find(db: Queries, reference: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst();
}

export async function findOwn(db: Queries, userId: string, reference: string): Promise<PaymentRow | undefined> {
  const payment = await find(db, reference);
  return payment?.user_id === userId ? payment : undefined;
}

export async function list(db: Queries, userId: string): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('user_id', '=', userId).orderBy('begun_at').execute();
}

/** The charge for the next period that is not over, if there is one. */
export async function findOpenRenewal(db: Queries, userId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('origin', '=', 'renewal')
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** The row for the one caller who pauses it. */
export async function keepConfirmUrl(
  trx: Queries,
  reference: string,
  confirm_url: string,
): Promise<PaymentRow | undefined> {
  return trx
    .updateTable('payments')
    .set({ confirm_url })
    .where('reference', '=', reference)
    .where('status', '=', 'pending')
    .where('confirm_url', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The row for the one caller who moves it from one of these states: whoever comes later gets nothing. */
export async function move(
  trx: Queries,
  reference: string,
  from: PaymentRow['status'][],
  to: { status: PaymentRow['status']; settled_at: Date; channel?: string | null },
): Promise<PaymentRow | undefined> {
  return trx
    .updateTable('payments')
    .set({ ...to, check_at: null })
    .where('reference', '=', reference)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

export async function listToCheck(db: Queries, now: Date, most: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(most)
    .execute();
}

export async function postponeCheck(db: Queries, reference: string, checks: number, at: Date): Promise<void> {
  await db.updateTable('payments').set({ checks, check_at: at }).where('reference', '=', reference).execute();
}

/** Noted once, however often it is reported. */
export async function insertStray(db: Queries, stray: Insertable<StrayPaymentsTable>): Promise<void> {
  await db
    .insertInto('stray_payments')
    .values(stray)
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .execute();
}

/** Counted once, however often it is reported. */
export async function keepRefund(db: Queries, refund: Insertable<PaymentRefundsTable>): Promise<void> {
  await db
    .insertInto('payment_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.columns(['reference', 'id']).doNothing())
    .execute();
}

/** What of a payment has gone back so far. */
export async function sumRefunds(db: Queries, reference: string): Promise<number> {
  const { sum } = await db
    .selectFrom('payment_refunds')
    .select(({ fn }) => fn.sum('amount_kobo').as('sum'))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export async function listStrays(db: Queries): Promise<StrayRow[]> {
  return db.selectFrom('stray_payments').selectAll().orderBy('seen_at').execute();
}

/** Checkouts that came to nothing are of no use to anybody; what was paid is kept as long as the law wants. */
export async function deleteOld(db: Queries, before: { unpaid: Date; paid: Date }): Promise<void> {
  await db.deleteFrom('payments').where('status', '=', 'failed').where('begun_at', '<', before.unpaid).execute();
  await db.deleteFrom('payments').where('begun_at', '<', before.paid).execute();
  await db.deleteFrom('stray_payments').where('seen_at', '<', before.paid).execute();
}
