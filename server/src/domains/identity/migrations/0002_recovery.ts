import { type Kysely, sql } from 'kysely';

/** Requests for a new password, and messages to the operator until they were mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A request for an address without an account has a row as well, so that both are answered alike. The address stands
  // here only as a keyed hash, the code and the token too.
  await sql`
    create table password_resets (
      id text primary key,
      email_hash text not null,
      user_id text references users (id) on delete cascade,
      created_at timestamptz not null,
      code_expires_at timestamptz not null,
      code_hash text,
      wrong_tries integer not null default 0,
      mailed_at timestamptz,
      token_hash text unique,
      token_expires_at timestamptz
    )`.execute(db);
  await sql`create index password_resets_by_user on password_resets (user_id)`.execute(db);
  await sql`create index password_resets_by_age on password_resets (created_at)`.execute(db);

  await sql`
    create table contact_messages (
      id text primary key,
      name text not null,
      email text not null,
      message text not null,
      created_at timestamptz not null
    )`.execute(db);
}
