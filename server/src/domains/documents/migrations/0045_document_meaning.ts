import { type Kysely, sql } from 'kysely';

/**
 * Whether the meaning of a document was read, for finding places in it. Null of those from before: they are read when
 * somebody asks about them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column meaning text check (meaning in ('wanted', 'ready', 'failed')),
      add column meaning_at timestamptz
  `.execute(db);
  await sql`create index documents_meaning_wanted on documents (owner_id, meaning_at) where meaning = 'wanted'`.execute(
    db,
  );
}
