import { type Kysely, sql } from 'kysely';

/** Questions that count for nobody: struck from a quiz by its owner, or called bad by a learner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quizzes add column struck_ids jsonb not null default '[]'`.execute(db);
  await sql`alter table assessments add column bad jsonb not null default '{}'`.execute(db);
  await sql`
    create table bad_questions (
      owner_id text not null references users (id) on delete cascade,
      question_key text not null,
      maker text not null,
      called_at timestamptz not null,
      primary key (owner_id, question_key)
    )`.execute(db);
  await sql`create index bad_questions_by_maker on bad_questions (maker, called_at)`.execute(db);
}
