import { type Kysely, sql } from 'kysely';

/** What may be made only once at a time names what it is about: two clicks, or two tabs, give one order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table generations add column about text`.execute(db);
  await sql`create unique index generations_one_about on generations (owner_id, kind, about)
    where status in ('queued', 'running')`.execute(db);
}
