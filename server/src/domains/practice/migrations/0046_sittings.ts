import { type Kysely, sql } from 'kysely';

/** Sittings of the examination room, with what was shown and chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sittings (
      owner_id text not null references users (id) on delete cascade,
      id text not null,
      source_kind text not null check (source_kind in ('day', 'quiz', 'paper')),
      source_id text not null,
      title text not null,
      minutes integer,
      began_at timestamptz not null,
      handed_in_at timestamptz not null,
      asked integer not null,
      marked integer not null,
      right_count integer not null,
      topics jsonb not null,
      shown jsonb not null,
      stored_at timestamptz not null,
      primary key (owner_id, id)
    )`.execute(db);
  await sql`create index sittings_of_source on sittings (owner_id, source_kind, source_id, handed_in_at desc)`.execute(
    db,
  );
}
