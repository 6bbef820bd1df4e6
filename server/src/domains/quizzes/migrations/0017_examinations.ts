import { type Kysely, sql } from 'kysely';

/** A course of the library ends in a mock examination, which is a day of its own kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sprint_days drop constraint sprint_days_kind_check`.execute(db);
  await sql`
    alter table sprint_days
      add constraint sprint_days_kind_check check (kind in ('study', 'review', 'exam'))`.execute(db);
}
