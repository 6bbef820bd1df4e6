import { type Kysely, sql } from 'kysely';

/** A charge of a stored card that the bank wants its owner to confirm: where, and until when that is waited for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column confirm_url text`.execute(db);
  await sql`alter table subscriptions add column confirm_by timestamptz`.execute(db);
}
