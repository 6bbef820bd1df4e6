import { type Kysely, sql } from 'kysely';

/**
 * Questions that were answered in files, by their names. What is here was counted by places, which say nothing any more: it
 * stays counted. Codes that wait for lessons which are being prepared. And of each day of the record whether something was
 * learnt on it, also where no minutes were counted: what comes from files is such.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update outside_work set items = coalesce(
      (select jsonb_agg('place ' || place) from jsonb_array_elements_text(items) place), '[]')`.execute(db);
  await sql`
    create table waiting_codes (
      owner_id text not null references users (id) on delete cascade,
      code text not null,
      course text not null,
      brought_at timestamptz not null,
      primary key (owner_id, code)
    )`.execute(db);
  await sql`alter table learning_days add column studied boolean not null default false`.execute(db);
  await sql`
    update learning_days d set studied = true
    where exists (
      select from learning_events e
      where e.user_id = d.user_id and e.day = d.day
        and e.kind in ('study', 'day_completed', 'sprint_completed', 'quiz_taken', 'review_done')
    )`.execute(db);
}
