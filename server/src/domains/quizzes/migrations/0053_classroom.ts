import { type Kysely, sql } from 'kysely';

/** Laptops whose results an owner takes, and which quiz here holds those of which quiz there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table class_laptops (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      public_key text not null,
      name text not null,
      paired_at timestamptz not null,
      unique (owner_id, public_key)
    )`.execute(db);
  await sql`
    create table class_carried (
      quiz_id text primary key references quizzes (id) on delete cascade,
      owner_id text not null references users (id) on delete cascade,
      public_key text not null,
      their_quiz_id text not null,
      content_version integer not null,
      unique (owner_id, public_key, their_quiz_id)
    )`.execute(db);
}
