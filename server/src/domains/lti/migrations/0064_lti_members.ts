import { type Kysely, sql } from 'kysely';

/** Courses of platforms: where each says who is in it, who teaches it, and who opened which quiz from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lti_courses (
      id text primary key,
      platform_id text not null references lti_platforms (id) on delete cascade,
      deployment_id text not null,
      context_id text not null,
      title text not null,
      members_url text,
      unique (platform_id, deployment_id, context_id)
    )`.execute(db);

  await sql`
    create table lti_teachers (
      course_id text not null references lti_courses (id) on delete cascade,
      subject text not null,
      user_id text not null references users (id) on delete cascade,
      launched_at timestamptz not null,
      primary key (course_id, subject)
    )`.execute(db);
  await sql`create index lti_teachers_by_user on lti_teachers (user_id)`.execute(db);
  await sql`create index lti_teachers_by_time on lti_teachers (launched_at)`.execute(db);

  await sql`
    create table lti_quiz_launches (
      course_id text not null references lti_courses (id) on delete cascade,
      quiz_id text not null,
      link_id text not null,
      subject text not null,
      user_id text not null references users (id) on delete cascade,
      launched_at timestamptz not null,
      primary key (course_id, quiz_id, link_id, subject)
    )`.execute(db);
  await sql`create index lti_quiz_launches_by_user on lti_quiz_launches (user_id)`.execute(db);
}
