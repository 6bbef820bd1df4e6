import { type Kysely, sql } from 'kysely';

/**
 * A short code leads to a shared quiz where a link cannot be typed. A note that somebody began says at which link and
 * with which attempt, so that a hall can be counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quizzes add column short_code text unique`.execute(db);
  await sql`alter table quiz_attempt_logs add column link_id text, add column attempt text`.execute(db);
  await sql`
    create index quiz_attempt_logs_begun on quiz_attempt_logs (link_id, logged_at) where status = 'started'`.execute(
    db,
  );
}
