import { type Kysely, sql } from 'kysely';

/** What the last solving of a paper by a model came to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table papers add column solved jsonb`.execute(db);
}
