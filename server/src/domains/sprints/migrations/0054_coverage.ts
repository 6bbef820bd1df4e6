import { type Kysely, sql } from 'kysely';

/** Notes against the curriculum: what was read of them, and what their owner said about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coverages (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      standard text not null check (standard in ('CCMAS', 'BMAS')),
      course_code text not null,
      document_ids jsonb not null,
      sprint_id text references learning_paths (id) on delete cascade,
      about text not null,
      version text,
      result jsonb,
      corrections jsonb not null default '{}',
      university text not null default '',
      own_part text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (owner_id, about)
    )`.execute(db);
  await sql`create index coverages_by_sprint on coverages (sprint_id) where sprint_id is not null`.execute(db);
}
