import { type Kysely, sql } from 'kysely';

/** Uploaded documents and what is asked about them; the tokens that unlock them, and how those are paid for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      file_key text not null unique,
      sha256 text not null,
      filename text not null,
      size integer not null,
      type text not null,
      title text not null,
      pages integer,
      words integer not null,
      reading_minutes integer not null,
      language text not null,
      is_english boolean not null,
      summary text not null,
      notice text,
      key_terms jsonb not null,
      prompts jsonb,
      created_at timestamptz not null,
      unique (owner_id, sha256)
    )`.execute(db);
  await sql`create index documents_by_owner on documents (owner_id, created_at)`.execute(db);
  await sql`
    create table document_messages (
      id text primary key,
      number bigint generated always as identity,
      document_id text not null references documents (id) on delete cascade,
      owner_id text not null references users (id) on delete cascade,
      role text not null,
      text text not null,
      citations jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index document_messages_in_order on document_messages (document_id, number)`.execute(db);
  await sql`create index document_messages_by_owner on document_messages (owner_id)`.execute(db);
  await sql`
    create table token_accounts (
      user_id text primary key references users (id) on delete cascade,
      available integer not null default 0 check (available >= 0),
      used_free_trial boolean not null default false
    )`.execute(db);
  // Without a reference to the document: one that is deleted and uploaded again is still paid for.
  await sql`
    create table document_unlocks (
      user_id text not null references users (id) on delete cascade,
      document_id text not null,
      paid_with text not null,
      unlocked_at timestamptz not null,
      primary key (user_id, document_id)
    )`.execute(db);
  await sql`
    create table token_holds (
      generation_id text not null references generations (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      document_id text not null,
      primary key (generation_id, document_id)
    )`.execute(db);
  await sql`create index token_holds_by_user on token_holds (user_id)`.execute(db);
  await sql`
    create table token_grants (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      documents integer not null,
      reason text not null,
      reference text unique,
      granted_at timestamptz not null
    )`.execute(db);
  await sql`create index token_grants_by_user on token_grants (user_id)`.execute(db);
  // What was paid is kept for the books when the account goes; it then names nobody.
  await sql`
    create table payments (
      reference text primary key,
      user_id text references users (id) on delete set null,
      provider text not null,
      purpose text not null,
      item text not null,
      description text not null,
      amount_kobo integer not null,
      return_path text not null,
      status text not null,
      begun_at timestamptz not null,
      settled_at timestamptz
    )`.execute(db);
  await sql`create index payments_by_user on payments (user_id)`.execute(db);
  await sql`
    create table sandbox_checkouts (
      reference text primary key,
      amount_kobo integer not null,
      outcome text,
      decided_at timestamptz
    )`.execute(db);
}
