import { type Kysely, sql } from 'kysely';

/** Whether somebody studies or teaches here, which decides what Home shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table settings add column focus text not null default 'study' check (focus in ('study', 'teach'))`.execute(
    db,
  );
}
