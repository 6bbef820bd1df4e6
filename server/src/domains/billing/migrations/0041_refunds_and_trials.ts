import { type Kysely, sql } from 'kysely';

/** Parts of payments that went back, counted together; and which addresses have had a trial, as keyed hashes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_refunds (
    reference text not null references payments (reference) on delete cascade,
    id text not null,
    amount_kobo bigint not null,
    seen_at timestamptz not null,
    primary key (reference, id)
  )`.execute(db);
  await sql`create table used_trials (address_hash text primary key, used_at timestamptz not null)`.execute(db);
}
