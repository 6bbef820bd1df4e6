import { type Kysely, sql } from 'kysely';

/**
 * What a learner did, each thing once, on the day it was where the learner is. Every figure is derived from these rows.
 * A deleted sprint takes nothing from what was studied in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table learning_events (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      key text not null,
      kind text not null,
      day text not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      at timestamptz not null,
      sprint_id text,
      seconds integer not null default 0 check (seconds >= 0),
      details jsonb not null default '{}',
      unique (user_id, key)
    )`.execute(db);
  await sql`create index learning_events_by_day on learning_events (user_id, day)`.execute(db);
  await sql`create index learning_events_by_kind on learning_events (user_id, kind, at desc)`.execute(db);
}
