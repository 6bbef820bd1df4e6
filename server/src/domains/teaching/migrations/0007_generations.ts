import { type Kysely, sql } from 'kysely';

/** Long work that a teacher does for somebody: what was ordered, how far it is, and what came of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table generations (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      kind text not null,
      address text not null,
      input jsonb not null,
      has_priority boolean not null,
      status text not null,
      run integer not null default 0,
      percent integer not null default 0,
      doing text not null default '',
      result_id text,
      error_code text,
      error_text text,
      created_at timestamptz not null,
      alive_at timestamptz,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index generations_by_owner on generations (owner_id, kind, created_at)`.execute(db);
  await sql`create index generations_unfinished on generations (status, created_at)
    where status in ('queued', 'running')`.execute(db);
}
