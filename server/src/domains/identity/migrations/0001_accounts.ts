import { type Kysely, sql } from 'kysely';

/** People, their consent, their sessions, and the counters that slow down guessing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id text primary key,
      email text not null unique check (email = lower(email)),
      name text not null,
      password_hash text,
      bio text not null default '',
      avatar_key text,
      timezone text not null,
      email_confirmed_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);

  await sql`
    create table consents (
      user_id text not null references users (id) on delete cascade,
      document text not null,
      version text not null,
      given_at timestamptz not null,
      primary key (user_id, document, version)
    )`.execute(db);

  await sql`
    create table sessions (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      user_agent text not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(db);

  // A refresh token is kept only as its hash; `spent_at` marks one that was exchanged for its child.
  await sql`
    create table refresh_tokens (
      hash text primary key,
      session_id text not null references sessions (id) on delete cascade,
      created_at timestamptz not null,
      spent_at timestamptz
    )`.execute(db);
  await sql`create index refresh_tokens_by_session on refresh_tokens (session_id)`.execute(db);

  await sql`
    create table attempts (
      key text primary key,
      count integer not null,
      window_ends_at timestamptz not null
    )`.execute(db);
}
