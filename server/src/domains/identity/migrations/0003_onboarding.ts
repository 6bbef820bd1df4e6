import { type Kysely, sql } from 'kysely';

/** What a learner studies and where, the answers of half-filled forms, and the sprints that follow from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table academic_profiles (
      id text primary key,
      user_id text not null unique references users (id) on delete cascade,
      university text not null,
      faculty text not null,
      department text not null,
      program text not null,
      level integer not null,
      semester text,
      current_courses jsonb not null,
      preferred_learning_style text not null check (preferred_learning_style in ('text', 'video', 'mixed')),
      preferred_standard text not null check (preferred_standard in ('CCMAS', 'BMAS')),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);

  await sql`
    create table user_preferences (
      user_id text primary key references users (id) on delete cascade,
      answers jsonb not null,
      updated_at timestamptz not null
    )`.execute(db);

  // A draft is a recommendation: no plan counts it until it is started.
  await sql`
    create table learning_paths (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      title text not null,
      description text not null,
      content_preview text not null,
      course_code text,
      standard text check (standard in ('CCMAS', 'BMAS')),
      status text not null check (status in ('draft', 'active')),
      source text not null,
      position integer not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index learning_paths_by_owner on learning_paths (owner_id, created_at)`.execute(db);
  // Saving the profile again renews the recommendation of a course; it does not make a second one.
  await sql`
    create unique index learning_paths_of_catalogue on learning_paths (owner_id, standard, course_code)
    where source = 'catalogue'`.execute(db);
}
