import { type Kysely, sql } from 'kysely';

/** Whose results of a quiz go back to which column of a platform's gradebook, and what was sent last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lti_grades (
      id text primary key,
      platform_id text not null references lti_platforms (id) on delete cascade,
      subject text not null,
      line_item text not null,
      user_id text not null references users (id) on delete cascade,
      quiz_id text not null,
      launched_at timestamptz not null,
      queued text,
      sent text,
      sent_at timestamptz,
      unique (platform_id, subject, line_item)
    )`.execute(db);
  await sql`create index lti_grades_by_user on lti_grades (user_id)`.execute(db);
}
