import { type Kysely, sql } from 'kysely';

/**
 * The database decides who has had the one attempt of an address: `is_once` says that a result was stored under that
 * setting. It also keeps when an address first opened a timed quiz, so that opening it again does not start its clock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quiz_submissions
      add column is_once boolean not null default false,
      add column reopened integer not null default 0`.execute(db);
  await sql`
    create unique index quiz_submissions_once on quiz_submissions (quiz_id, lower(student_email)) where is_once`.execute(
    db,
  );
  await sql`
    create table quiz_openings (
      link_id text not null,
      student_email text not null,
      quiz_id text not null references quizzes (id) on delete cascade,
      began_at timestamptz not null,
      opened integer not null,
      primary key (link_id, student_email)
    )`.execute(db);
  await sql`create index quiz_openings_by_quiz on quiz_openings (quiz_id, student_email)`.execute(db);
  await sql`create index quiz_openings_by_email on quiz_openings (student_email)`.execute(db);
  await sql`create index quiz_openings_by_time on quiz_openings (began_at)`.execute(db);
}
