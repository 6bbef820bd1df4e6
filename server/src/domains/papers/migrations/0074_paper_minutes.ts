import { type Kysely, sql } from 'kysely';

/** How long a paper is set for: the clock of the examination room. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table papers add column minutes integer`.execute(db);
}
