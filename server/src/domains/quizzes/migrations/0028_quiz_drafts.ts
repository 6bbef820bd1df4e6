import { type Kysely, sql } from 'kysely';

/** Machine-made questions are drafts until their owner kept them. What was made before was there to be shared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quizzes add column wanted_count integer`.execute(db);
  await sql`update quizzes set wanted_count = question_count`.execute(db);
  await sql`alter table quizzes alter column wanted_count set not null`.execute(db);
  await sql`alter table quizzes add column draft_ids jsonb not null default '[]'`.execute(db);
  await sql`alter table quizzes add column drafts_shared_at timestamptz`.execute(db);
  await sql`
    create table quiz_drafts (
      quiz_id text primary key references quizzes (id) on delete cascade,
      waiting jsonb not null,
      dropped jsonb not null
    )`.execute(db);
}
