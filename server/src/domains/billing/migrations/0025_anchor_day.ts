import { type Kysely, sql } from 'kysely';

/** The day of the month on which a subscription began, so that February does not move it for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column anchor_day smallint`.execute(db);
}
