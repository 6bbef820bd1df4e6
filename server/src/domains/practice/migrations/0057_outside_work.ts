import { type Kysely, sql } from 'kysely';

/** What learners brought from files: which questions of which lesson, so that each counts once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outside_work (
      owner_id text not null references users (id) on delete cascade,
      lesson text not null,
      title text not null,
      course text not null,
      items jsonb not null,
      right_count integer not null,
      brought_at timestamptz not null,
      primary key (owner_id, lesson)
    )`.execute(db);
}
