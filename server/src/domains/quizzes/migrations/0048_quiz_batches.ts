import { type Kysely, sql } from 'kysely';

/** Groups that take a quiz at hours of their own, each by a link and a code; and minutes added to one running clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quiz_batches (
      id text primary key,
      quiz_id text not null references quizzes (id) on delete cascade,
      name text not null,
      link_id text not null unique,
      short_code text not null unique,
      opens_at timestamptz not null,
      closes_at timestamptz not null
    )`.execute(db);
  await sql`create index quiz_batches_of_quiz on quiz_batches (quiz_id)`.execute(db);
  await sql`alter table quiz_openings add column extra_minutes integer not null default 0`.execute(db);
}
