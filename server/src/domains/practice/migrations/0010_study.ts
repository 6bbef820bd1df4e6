import { type Kysely, sql } from 'kysely';

/**
 * Study materials: one for each document of its owner. The HTML is kept beside the Markdown, so that opening a link
 * costs one row; `link_id` is what stands in the shared link, and the owner can renew it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table studies (
      id text primary key,
      link_id text not null unique,
      owner_id text not null references users (id) on delete cascade,
      document_id text references documents (id) on delete set null,
      title text not null,
      content text not null,
      html text not null,
      outline jsonb not null,
      markdown_version integer not null,
      closed_at timestamptz,
      taken_down_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (owner_id, document_id)
    )`.execute(db);
  await sql`create index studies_by_owner on studies (owner_id, created_at desc, id)`.execute(db);
  await sql`create index studies_by_document on studies (document_id)`.execute(db);
  await sql`
    create table study_reports (
      id text primary key,
      study_id text not null references studies (id) on delete cascade,
      reason text not null,
      message text not null,
      email text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index study_reports_by_study on study_reports (study_id)`.execute(db);
}
