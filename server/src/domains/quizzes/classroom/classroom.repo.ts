import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { ClassCarriedTable, ClassLaptopsTable } from './classroom.tables.ts';

export type LaptopRow = Selectable<ClassLaptopsTable>;
export type CarriedRow = Selectable<ClassCarriedTable>;

export const listLaptops = (db: Queries, ownerId: string): Promise<LaptopRow[]> =>
  db
    .selectFrom('class_laptops')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('paired_at', 'desc')
    .orderBy('id')
    .execute();

export async function isPaired(db: Queries, ownerId: string, publicKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('class_laptops')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('public_key', '=', publicKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same, and nobody else brings from it until the transaction ends. */
export async function lockPaired(trx: Queries, ownerId: string, publicKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('class_laptops')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('public_key', '=', publicKey)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The laptop as it is paired now: one that was paired before gets its new name. */
export const pair = (db: Queries, laptop: LaptopRow): Promise<LaptopRow> =>
  db
    .insertInto('class_laptops')
    .values(laptop)
    .onConflict((conflict) => conflict.columns(['owner_id', 'public_key']).doUpdateSet({ name: laptop.name }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** False where there was no such laptop of this owner. */
export async function unpair(db: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('class_laptops')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

type Origin = Pick<CarriedRow, 'owner_id' | 'public_key' | 'their_quiz_id'>;

/** The quiz that holds the results of one there; nobody else brings to it until the transaction ends. */
export const lockCarried = (trx: Queries, { owner_id, public_key, their_quiz_id }: Origin) =>
  trx
    .selectFrom('class_carried')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('public_key', '=', public_key)
    .where('their_quiz_id', '=', their_quiz_id)
    .forUpdate()
    .executeTakeFirst();

export async function insertCarried(trx: Queries, row: CarriedRow): Promise<void> {
  await trx.insertInto('class_carried').values(row).execute();
}

export async function setVersion(trx: Queries, quizId: string, content_version: number): Promise<void> {
  await trx.updateTable('class_carried').set({ content_version }).where('quiz_id', '=', quizId).execute();
}
