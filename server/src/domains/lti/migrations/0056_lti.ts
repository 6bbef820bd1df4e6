import { type Kysely, sql } from 'kysely';

/** Launches from learning platforms (LTI 1.3): who may launch, with which keys we sign, and who was launched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lti_platforms (
      id text primary key,
      name text not null,
      issuer text not null,
      client_id text not null,
      login_url text not null,
      token_url text not null,
      keys_url text not null,
      origins jsonb not null,
      created_at timestamptz not null,
      unique (issuer, client_id)
    )`.execute(db);
  await sql`
    create table lti_deployments (
      platform_id text not null references lti_platforms (id) on delete cascade,
      deployment_id text not null,
      primary key (platform_id, deployment_id)
    )`.execute(db);

  // Private keys are sealed with the server's secret.
  await sql`
    create table lti_keys (
      kid text primary key,
      public_key jsonb not null,
      sealed_key text not null,
      created_at timestamptz not null
    )`.execute(db);

  // A launch that a browser has begun. States, nonces and keys are kept as hashes only.
  await sql`
    create table lti_logins (
      state_hash text primary key,
      platform_id text not null references lti_platforms (id) on delete cascade,
      nonce_hash text not null,
      browser_key_hash text not null,
      storage_target text,
      begun_at timestamptz not null,
      returned_at timestamptz
    )`.execute(db);
  await sql`create index lti_logins_by_time on lti_logins (begun_at)`.execute(db);

  await sql`
    create table lti_launches (
      id text primary key,
      platform_id text not null references lti_platforms (id) on delete cascade,
      subject text not null,
      message jsonb not null,
      code_hash text not null unique,
      browser_key_hash text not null,
      launched_at timestamptz not null,
      entered_at timestamptz,
      user_id text references users (id) on delete cascade
    )`.execute(db);
  await sql`create index lti_launches_by_time on lti_launches (launched_at)`.execute(db);
  await sql`create index lti_launches_by_user on lti_launches (user_id)`.execute(db);

  await sql`
    create table lti_people (
      platform_id text not null references lti_platforms (id) on delete cascade,
      subject text not null,
      user_id text not null references users (id) on delete cascade,
      linked_at timestamptz not null,
      primary key (platform_id, subject)
    )`.execute(db);
  await sql`create index lti_people_by_user on lti_people (user_id)`.execute(db);
}
