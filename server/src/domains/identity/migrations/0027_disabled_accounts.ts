import { type Kysely, sql } from 'kysely';

/** Whoever runs the server can close an account without deleting it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column disabled_at timestamptz`.execute(db);
}
