import { type Kysely, sql } from 'kysely';

/** Whether somebody chose the theme; until then the device's holds. Who has saved settings before sees what they saw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table settings add column theme_chosen boolean not null default true`.execute(db);
}
