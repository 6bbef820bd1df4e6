import { type Kysely, sql } from 'kysely';

/**
 * How often somebody wants to be reminded, and when they last were: one row a person, which decides between workers
 * that both think it is time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column reminders text not null default 'off' check (reminders in ('off', 'weekly', 'daily'))`.execute(db);
  await sql`create index settings_with_reminders on settings (user_id) where reminders <> 'off'`.execute(db);
  await sql`
    create table reminder_turns (
      user_id text primary key references users (id) on delete cascade,
      day text not null,
      mail_at timestamptz
    )`.execute(db);
}
