import { type Kysely, sql } from 'kysely';

/** The document that a paper was read from: where its pages are pictures, each question has a place on one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table papers add column document_id text references documents (id) on delete set null`.execute(db);
  await sql`create index papers_document on papers (document_id)`.execute(db);
}
