import { type Kysely, sql } from 'kysely';

/**
 * What an owner asks takers for beside name and e-mail, and the list of the class that results are held against. One row
 * holds a whole list: it is always replaced as one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quiz_submissions
      add column student_number text,
      add column student_group text`.execute(db);
  await sql`
    update quizzes set settings = '{"ask_number": "no", "ask_group": "no"}'::jsonb || settings`.execute(db);
  await sql`
    create table quiz_class_lists (
      quiz_id text primary key references quizzes (id) on delete cascade,
      students jsonb not null,
      imported_at timestamptz not null
    )`.execute(db);
}
