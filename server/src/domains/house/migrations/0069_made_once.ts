import { type Kysely, sql } from 'kysely';

/** A key is written in the transaction of what is made under it, with enough to tell the answer from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table created_once add column made jsonb`.execute(db);
}
