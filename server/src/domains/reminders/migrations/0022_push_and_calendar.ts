import { type Kysely, sql } from 'kysely';

/**
 * Devices that show reminders, each with the session that allowed it: both end together. The address of a device is
 * sealed, since whoever knows it can write to it. A calendar is found by an id that says nothing without its seal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_devices (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      session_id text not null unique references sessions (id) on delete cascade,
      endpoint_mac text not null unique,
      sealed text not null,
      created_at timestamptz not null,
      reminded_on text
    )`.execute(db);
  await sql`create index push_devices_by_user on push_devices (user_id, created_at)`.execute(db);
  await sql`
    create table calendar_feeds (
      id text primary key,
      user_id text not null unique references users (id) on delete cascade,
      created_at timestamptz not null
    )`.execute(db);
}
