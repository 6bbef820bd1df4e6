import { type Kysely, sql } from 'kysely';

/** Why a code that waited for lessons waits no longer, to be told to whoever brought it; null while it waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table waiting_codes add column given_up text`.execute(db);
}
