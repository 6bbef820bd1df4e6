import { type Kysely, sql } from 'kysely';

/** When each setting was chosen, by the person's own clock: of two phones the later choice holds, whichever arrives first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table settings add column chosen_at jsonb not null default '{}'`.execute(db);
}
