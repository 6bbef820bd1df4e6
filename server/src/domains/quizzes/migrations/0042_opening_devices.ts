import { type Kysely, sql } from 'kysely';

/** On which devices a timed quiz was opened under one address, so that its owner sees when a stranger used it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_openings add column devices jsonb not null default '[]'`.execute(db);
}
