import { type Kysely, sql } from 'kysely';

/** What learners and their tutor said about a sprint. The tutor's words carry where the conversation stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tutor_messages (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      sprint_id text not null references learning_paths (id) on delete cascade,
      day integer not null,
      role text not null check (role in ('user', 'assistant')),
      text text not null,
      citations jsonb not null default '[]',
      state jsonb,
      has_more boolean not null default false,
      position bigint generated always as identity,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index tutor_messages_by_sprint on tutor_messages (owner_id, sprint_id, position)`.execute(db);
}
