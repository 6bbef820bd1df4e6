import { type Kysely, sql } from 'kysely';

/** Sprints beyond the recommendation: how each was ordered and planned, and its days with their lessons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table learning_paths
      add column state text not null default 'draft' check (state in ('draft', 'creating', 'ready', 'failed')),
      add column topic text not null default '',
      add column short_description text not null default '',
      add column planned_from text check (planned_from in ('course', 'nearest_course', 'document', 'topic', 'skeleton')),
      add column note text,
      add column topics_left_out jsonb not null default '[]',
      add column education_level text not null default '',
      add column learning_style text not null default '',
      add column dedication text not null default '',
      add column reminder text not null default '',
      add column goals text not null default '',
      add column max_weeks integer not null default 4,
      add column minutes_per_day integer not null default 30,
      add column exam_date text check (exam_date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      add column document_ids jsonb not null default '[]',
      add column week_videos jsonb not null default '{}',
      add column generation_id text,
      add column updated_at timestamptz not null default now()`.execute(db);

  // A day keeps its id whatever is written anew, so that what refers to it (progress, answers) stays.
  await sql`
    create table sprint_days (
      id text primary key,
      path_id text not null references learning_paths (id) on delete cascade,
      owner_id text not null references users (id) on delete cascade,
      position integer not null,
      week integer not null,
      week_title text not null,
      kind text not null check (kind in ('study', 'review')),
      title text not null,
      objective text not null,
      topics jsonb not null,
      parts jsonb not null,
      minutes integer not null,
      state text not null check (state in ('planned', 'ready', 'outline', 'failed')),
      fill_tries integer not null default 0,
      lesson text,
      key_terms jsonb not null default '[]',
      sources jsonb not null default '[]',
      questions jsonb,
      lesson_index jsonb,
      made_by text check (made_by in ('embedded', 'model', 'learner')),
      note text,
      edited_by_owner boolean not null default false,
      videos jsonb not null default '[]',
      completed_at timestamptz,
      updated_at timestamptz not null,
      unique (path_id, position)
    )`.execute(db);
  await sql`create index sprint_days_by_owner on sprint_days (owner_id, path_id)`.execute(db);
}
