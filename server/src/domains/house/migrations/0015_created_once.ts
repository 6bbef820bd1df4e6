import { type Kysely, sql } from 'kysely';

/** Calls that created something under a key: a copy of one gets the first one's answer, for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table created_once (
      user_id text not null references users (id) on delete cascade,
      key text not null,
      request text not null,
      answer jsonb,
      started_at timestamptz not null,
      finished_at timestamptz,
      primary key (user_id, key)
    )`.execute(db);
  await sql`create index created_once_by_time on created_once (started_at)`.execute(db);
}
