import { expressionBuilder, type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { mapped, type Queries, rowsOf, type Tables, together } from '../../../ports/db/port.ts';
import type { PaymentAuthorizationsTable, ProPeriodsTable, SubscriptionsTable } from './billing.tables.ts';

export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type PeriodRow = Selectable<ProPeriodsTable>;
export type AuthorizationRow = Selectable<PaymentAuthorizationsTable>;

export async function find(db: Queries, userId: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Makes the row if there is none, and locks it until the transaction ends: changes come one by one. */
export async function lock(trx: Queries, userId: string): Promise<SubscriptionRow> {
  await trx
    .insertInto('subscriptions')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function save(trx: Queries, userId: string, changes: Updateable<SubscriptionsTable>): Promise<void> {
  await trx.updateTable('subscriptions').set(changes).where('user_id', '=', userId).execute();
}

/** What somebody's standing follows from: the subscription, and the periods that count and did not end before, in order. */
export function standingFacts(userId: string, since: Date) {
  const tables = expressionBuilder<Tables, never>();
  const subscription = tables.selectFrom('subscriptions').selectAll().where('user_id', '=', userId);
  const periods = tables
    .selectFrom('pro_periods')
    .selectAll()
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('ends_at', '>', since)
    .orderBy('ends_at');
  return together({
    subscription: mapped(
      rowsOf<SubscriptionRow>(subscription, ['cancelled_at', 'trial_started_at', 'charge_at', 'confirm_by']),
      ([row]) => row,
    ),
    periods: rowsOf<PeriodRow>(periods, ['starts_at', 'ends_at', 'withdrawn_at', 'announced_at', 'closed_at']),
  });
}

export async function insertPeriod(trx: Queries, period: Insertable<ProPeriodsTable>): Promise<void> {
  await trx.insertInto('pro_periods').values(period).execute();
}

export async function withdrawPeriod(trx: Queries, reference: string, now: Date): Promise<PeriodRow | undefined> {
  return trx
    .updateTable('pro_periods')
    .set({ withdrawn_at: now })
    .where('reference', '=', reference)
    .where('withdrawn_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** What was bought to follow a period that is gone begins so much earlier. */
export async function pullForward(trx: Queries, userId: string, from: Date, seconds: number): Promise<void> {
  await trx
    .updateTable('pro_periods')
    .set({
      starts_at: sql`starts_at - make_interval(secs => ${seconds})`,
      ends_at: sql`ends_at - make_interval(secs => ${seconds})`,
    })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('starts_at', '>=', from)
    .execute();
}

export async function restorePeriod(trx: Queries, reference: string): Promise<void> {
  await trx
    .updateTable('pro_periods')
    .set({ withdrawn_at: null, closed_at: null })
    .where('reference', '=', reference)
    .execute();
}

export async function findAuthorization(db: Queries, userId: string): Promise<AuthorizationRow | undefined> {
  return db.selectFrom('payment_authorizations').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function saveAuthorization(trx: Queries, row: Insertable<PaymentAuthorizationsTable>): Promise<void> {
  await trx
    .insertInto('payment_authorizations')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function dropAuthorization(trx: Queries, userId: string): Promise<void> {
  await trx.deleteFrom('payment_authorizations').where('user_id', '=', userId).execute();
}

export async function listToCharge(db: Queries, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('renews', '=', true)
    .where('charge_at', '<=', now)
    .orderBy('charge_at')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Accounts with a period whose end was not dealt with. */
export async function listToClose(db: Queries, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pro_periods')
    .select('user_id')
    .distinct()
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', now)
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** How many periods ended in this step. */
export async function closePeriods(trx: Queries, userId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('pro_periods')
    .set({ closed_at: now })
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function listToAnnounce(db: Queries, now: Date, until: Date, most: number): Promise<PeriodRow[]> {
  return db
    .selectFrom('pro_periods')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('announced_at', 'is', null)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', until)
    .orderBy('ends_at')
    .limit(most)
    .execute();
}

/** True for the one caller who announces it. */
export async function markAnnounced(trx: Queries, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pro_periods')
    .set({ announced_at: now })
    .where('id', '=', id)
    .where('announced_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findPeriodToAnnounce(db: Queries, id: string) {
  return db.selectFrom('pro_periods').select(['reason', 'ends_at', 'user_id']).where('id', '=', id).executeTakeFirst();
}

export async function collect(db: Queries, userId: string): Promise<unknown> {
  const subscription = await find(db, userId);
  const periods = await db
    .selectFrom('pro_periods')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('starts_at')
    .execute();
  const card = await db
    .selectFrom('payment_authorizations')
    .select(['provider', 'channel', 'brand', 'last4', 'granted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { subscription: subscription ?? null, periods, card: card ?? null };
}
