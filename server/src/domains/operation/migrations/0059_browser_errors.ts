import { type Kysely, sql } from 'kysely';

/** What broke in browsers, counted by what it was; nothing says in whose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table browser_errors (
      fingerprint text primary key,
      message text not null,
      place text not null,
      page text not null,
      times integer not null default 1,
      first_at timestamptz not null,
      last_at timestamptz not null
    )`.execute(db);
  await sql`create index browser_errors_last on browser_errors (last_at)`.execute(db);
}
