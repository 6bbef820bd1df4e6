import { type Kysely, sql } from 'kysely';

/**
 * Papers shared by a link, copies of them, and reports. `shared_at` is when the owner said that they may share it; what is
 * private has no link at all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table papers
      add column link_id text unique,
      add column shared_at timestamptz,
      add column closed_at timestamptz,
      add column taken_down_at timestamptz,
      add column copied_from text,
      add constraint papers_link_check check ((link_id is null) = (shared_at is null))`.execute(db);
  await sql`create unique index papers_by_copy on papers (owner_id, copied_from) where copied_from is not null`.execute(
    db,
  );
  await sql`
    create table paper_reports (
      id text primary key,
      paper_id text not null references papers (id) on delete cascade,
      reason text not null,
      message text not null,
      email text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index paper_reports_by_paper on paper_reports (paper_id)`.execute(db);
}
