import { type Kysely, sql } from 'kysely';

/**
 * What the record holds of each day, kept beside it: five years of study are 55,000 events and 1,800 days. It can be
 * worked out anew at any time (`recount` of the operator's commands).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table learning_days (
      user_id text not null references users (id) on delete cascade,
      day text not null,
      seconds integer not null,
      last timestamptz not null,
      primary key (user_id, day)
    )`.execute(db);
  await sql`
    insert into learning_days (user_id, day, seconds, last)
    select user_id, day, sum(seconds), max(coalesce(ended_at, at)) from learning_events group by user_id, day`.execute(
    db,
  );
}
