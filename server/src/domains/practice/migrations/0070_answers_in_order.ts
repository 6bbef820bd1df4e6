import { type Kysely, sql } from 'kysely';

/**
 * What a card follows from: the answers of the last weeks, in the order in which they were given, and what was known
 * before them. A card without it stands as it is: its answers of before are not all kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_cards add column history jsonb`.execute(db);
  // Those that were none have said so by their name until now, and still do.
  await sql`alter table review_answers add column is_review boolean not null default true`.execute(db);
}
