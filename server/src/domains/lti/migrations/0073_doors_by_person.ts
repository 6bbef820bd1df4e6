import { type Kysely, sql } from 'kysely';

/**
 * A door is a person of a platform, no longer the platform: somebody may be several of its people. Which of them opened
 * a session nobody wrote down, so it ends with whichever way in is removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update sessions set door = 'unknown' where door like 'platform-%'`.execute(db);
}
