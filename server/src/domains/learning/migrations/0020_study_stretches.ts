import { type Kysely, sql } from 'kysely';

/**
 * Study is kept as stretches, so that what several devices report of the same minutes counts once. What was reported
 * before is taken to have ended when it arrived.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table learning_events add column began_at timestamptz, add column ended_at timestamptz`.execute(db);
  await sql`
    update learning_events set began_at = at - seconds * interval '1 second', ended_at = at
    where kind = 'study'`.execute(db);
  await sql`
    create index learning_events_by_stretch on learning_events (user_id, ended_at)
    where ended_at is not null`.execute(db);
}
