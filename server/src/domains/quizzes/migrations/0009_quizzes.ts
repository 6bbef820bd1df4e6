import { type Kysely, sql } from 'kysely';

/**
 * Quizzes and what takers did with them. Questions are kept by version and never changed, so that an attempt is
 * graded by what it was shown. `link_id` is what stands in the shared link; the owner can renew it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quizzes (
      id text primary key,
      link_id text not null unique,
      owner_id text not null references users (id) on delete cascade,
      title text not null,
      document_ids jsonb not null,
      making jsonb not null,
      settings jsonb not null,
      version integer not null,
      content_version integer not null,
      question_count integer not null,
      closed_at timestamptz,
      taken_down_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index quizzes_by_owner on quizzes (owner_id, created_at desc, id)`.execute(db);
  await sql`
    create table quiz_versions (
      quiz_id text not null references quizzes (id) on delete cascade,
      version integer not null,
      questions jsonb not null,
      created_at timestamptz not null,
      primary key (quiz_id, version)
    )`.execute(db);
  await sql`
    create table quiz_submissions (
      id text primary key,
      quiz_id text not null references quizzes (id) on delete cascade,
      content_version integer not null,
      attempt text not null,
      user_id text references users (id) on delete set null,
      student_name text not null,
      student_email text not null,
      score integer not null,
      correct integer not null,
      total integer not null,
      answers jsonb not null,
      claimed_score double precision,
      seconds integer,
      is_late boolean not null,
      is_unverified boolean not null,
      submitted_at timestamptz not null,
      unique (quiz_id, attempt)
    )`.execute(db);
  await sql`create index quiz_submissions_by_email on quiz_submissions (student_email, quiz_id)`.execute(db);
  await sql`create index quiz_submissions_by_user on quiz_submissions (user_id)`.execute(db);
  await sql`create index quiz_submissions_by_time on quiz_submissions (submitted_at)`.execute(db);
  await sql`
    create table quiz_attempt_logs (
      id text primary key,
      quiz_id text not null references quizzes (id) on delete cascade,
      student_name text not null,
      student_email text not null,
      status text not null,
      logged_at timestamptz not null
    )`.execute(db);
  await sql`create index quiz_attempt_logs_by_quiz on quiz_attempt_logs (quiz_id, status)`.execute(db);
  await sql`create index quiz_attempt_logs_by_email on quiz_attempt_logs (student_email)`.execute(db);
  await sql`
    create table quiz_requests (
      id text primary key,
      quiz_id text references quizzes (id) on delete cascade,
      kind text not null,
      name text not null,
      email text not null,
      message text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table quiz_reports (
      id text primary key,
      quiz_id text not null references quizzes (id) on delete cascade,
      reason text not null,
      message text not null,
      email text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index quiz_reports_by_quiz on quiz_reports (quiz_id)`.execute(db);
}
