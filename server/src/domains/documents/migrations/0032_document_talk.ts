import { type Kysely, sql } from 'kysely';

/** Where the talk about a document stands: what was shown, and the card that waits to be turned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_messages add column state jsonb`.execute(db);
}
