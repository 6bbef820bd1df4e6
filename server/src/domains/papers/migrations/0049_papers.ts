import { type Kysely, sql } from 'kysely';

/** Past papers with what was read of them, and how their questions were answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table papers (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      course text not null,
      kind text not null check (kind in ('test', 'examination', 'exercise')),
      year text,
      semester text,
      filename text,
      file_key text,
      size integer not null,
      items jsonb not null,
      undo jsonb not null default '[]',
      version integer not null default 1,
      created_at timestamptz not null,
      check ((filename is null) = (file_key is null))
    )`.execute(db);
  await sql`create index papers_by_owner on papers (owner_id, course)`.execute(db);
  await sql`create index papers_by_file on papers (file_key) where file_key is not null`.execute(db);

  await sql`
    create table paper_answers (
      owner_id text not null references users (id) on delete cascade,
      event_id text not null,
      paper_id text not null references papers (id) on delete cascade,
      question_id text not null,
      option_id text,
      mark text check (mark in ('right', 'wrong', 'unsure')),
      is_right boolean,
      answered_at timestamptz not null,
      primary key (owner_id, event_id)
    )`.execute(db);
  await sql`create index paper_answers_by_paper on paper_answers (paper_id, question_id, answered_at desc)`.execute(db);
}
