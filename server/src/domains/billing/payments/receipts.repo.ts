import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { PaymentsTable, ReceiptsTable } from './payments.tables.ts';

export type ReceiptRow = Selectable<ReceiptsTable> & Pick<Selectable<PaymentsTable>, 'status' | 'provider' | 'channel'>;

const most = 200;

export async function insert(trx: Queries, receipt: Insertable<ReceiptsTable>): Promise<void> {
  await trx.insertInto('receipts').values(receipt).execute();
}

const receipts = (db: Queries) =>
  db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.reference', 'receipts.reference')
    .selectAll('receipts')
    .select(['payments.status', 'payments.provider', 'payments.channel']);

export async function list(db: Queries, userId: string): Promise<ReceiptRow[]> {
  return receipts(db).where('receipts.user_id', '=', userId).orderBy('receipts.number', 'desc').limit(most).execute();
}

export async function find(db: Queries, userId: string, number: string): Promise<ReceiptRow | undefined> {
  return receipts(db).where('receipts.user_id', '=', userId).where('receipts.number', '=', number).executeTakeFirst();
}

export async function findByReference(db: Queries, reference: string): Promise<ReceiptRow | undefined> {
  return receipts(db).where('receipts.reference', '=', reference).executeTakeFirst();
}

/** The buyer leaves; number, date, thing, sum and VAT stay for the books. */
export async function forgetBuyer(trx: Queries, userId: string): Promise<void> {
  await trx
    .updateTable('receipts')
    .set({ buyer_name: null, buyer_email: null })
    .where('user_id', '=', userId)
    .execute();
}
