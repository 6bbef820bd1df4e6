import { type Kysely, sql } from 'kysely';

/** A document that asks open questions and answers them has them asked on the day that teaches what they ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sprint_days add column open_questions jsonb not null default '[]'`.execute(db);
}
