import { type Kysely, sql } from 'kysely';

/** Who wants a letter about their week, and which week the last one was about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table settings add column weekly_digest boolean not null default false`.execute(db);
  await sql`create index settings_with_digest on settings (user_id) where weekly_digest`.execute(db);
  await sql`
    create table digest_turns (
      user_id text primary key references users (id) on delete cascade,
      monday text not null,
      mail_at timestamptz
    )`.execute(db);
}
