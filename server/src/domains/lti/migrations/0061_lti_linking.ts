import { type Kysely, sql } from 'kysely';

/** What a lecturer chose for a course of a platform, until its frame has taken it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lti_launches add column chosen jsonb`.execute(db);
}
