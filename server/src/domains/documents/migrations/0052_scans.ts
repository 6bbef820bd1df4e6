import { type Kysely, sql } from 'kysely';

/**
 * Photographs and scans that become text: sets of pages, each with its picture in the storage and what was read of it.
 * The ids of scans and the keys of pages are made by phones, so that they are told apart by their owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scans (
      owner_id text not null references users (id) on delete cascade,
      id text not null,
      title text,
      course text,
      is_of_file boolean not null default false,
      file_key text unique,
      filename text,
      file_size integer not null default 0,
      file_sha256 text,
      file_pages integer,
      created_at timestamptz not null,
      touched_at timestamptz not null,
      primary key (owner_id, id)
    )`.execute(db);
  await sql`create index scans_by_touch on scans (touched_at)`.execute(db);
  await sql`
    create table scan_pages (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      scan_id text not null,
      key text not null,
      position integer not null,
      state text not null check (state in ('waiting', 'reading', 'read', 'refused', 'failed')),
      fault text,
      is_forced boolean not null default false,
      doubts integer not null default 0,
      bytes integer not null,
      width integer not null,
      height integer not null,
      read_by text,
      lines jsonb,
      sure_words jsonb not null default '[]',
      corrections jsonb not null default '{}',
      turn text,
      attempts integer not null default 0,
      taken_at timestamptz,
      created_at timestamptz not null,
      unique (owner_id, scan_id, key),
      foreign key (owner_id, scan_id) references scans (owner_id, id) on delete cascade
    )`.execute(db);
  await sql`create index scan_pages_turns on scan_pages (owner_id, taken_at)`.execute(db);
  await sql`create index scan_pages_waiting on scan_pages (created_at) where state = 'waiting'`.execute(db);
  await sql`create index scan_pages_under_way on scan_pages (turn) where state = 'reading'`.execute(db);
  await sql`alter table documents add column scan_id text`.execute(db);
  await sql`create unique index documents_by_scan on documents (owner_id, scan_id) where scan_id is not null`.execute(
    db,
  );
}
