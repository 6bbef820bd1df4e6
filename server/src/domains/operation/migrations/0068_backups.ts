import { type Kysely, sql } from 'kysely';

/** How the last backups went, for the operator's page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      began_at timestamptz primary key,
      ended_at timestamptz not null,
      file text not null,
      bytes bigint not null,
      rows integer not null,
      files integer not null,
      left_out integer not null,
      fault text
    )`.execute(db);
}
