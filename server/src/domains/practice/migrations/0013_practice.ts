import { type Kysely, sql } from 'kysely';

/** Quizzes about the days of a sprint, and the questions that come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assessments (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      sprint_id text not null references learning_paths (id) on delete cascade,
      day_id text not null references sprint_days (id) on delete cascade,
      topic text not null,
      questions jsonb not null,
      answers jsonb,
      score integer,
      created_at timestamptz not null,
      submitted_at timestamptz
    )`.execute(db);
  await sql`create index assessments_by_owner on assessments (owner_id, day_id, submitted_at desc)`.execute(db);

  await sql`
    create table review_cards (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      sprint_id text not null references learning_paths (id) on delete cascade,
      day_id text not null references sprint_days (id) on delete cascade,
      question_key text not null,
      question jsonb not null,
      card jsonb not null,
      due_at timestamptz not null,
      unique (owner_id, day_id, question_key)
    )`.execute(db);
  await sql`create index review_cards_by_due on review_cards (owner_id, due_at)`.execute(db);

  await sql`
    create table review_answers (
      owner_id text not null references users (id) on delete cascade,
      event_id text not null,
      card_id text not null references review_cards (id) on delete cascade,
      is_correct boolean not null,
      day text not null,
      answered_at timestamptz not null,
      primary key (owner_id, event_id)
    )`.execute(db);
  await sql`create index review_answers_by_day on review_answers (owner_id, day)`.execute(db);
}
