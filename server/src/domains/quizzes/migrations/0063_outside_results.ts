import { type Kysely, sql } from 'kysely';

/** Results of attempts that were sat in a file: nothing proves who sat them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_submissions add column is_outside boolean not null default false`.execute(db);
}
