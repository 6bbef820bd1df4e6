import { type Kysely, sql } from 'kysely';

/** Sign-in by Google and Apple: who is linked, and the sign-ins that are under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identities (
      provider text not null,
      subject text not null,
      user_id text not null references users (id) on delete cascade,
      linked_at timestamptz not null,
      primary key (provider, subject)
    )`.execute(db);
  await sql`create index identities_by_user on identities (user_id)`.execute(db);

  // One sign-in from its start to its end. States, keys and codes are kept as hashes only.
  await sql`
    create table social_sign_ins (
      state_hash text primary key,
      provider text not null,
      browser_key_hash text not null,
      begun_at timestamptz not null,
      returned_at timestamptz,
      code_hash text unique,
      subject text,
      email text,
      email_verified boolean not null default false,
      name text,
      finished_at timestamptz
    )`.execute(db);
}
