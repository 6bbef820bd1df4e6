import { type Kysely, sql } from 'kysely';

/**
 * Places of accounts on shared phones. A place is a secret of the phone, kept here as its hash; the PIN is hashed
 * together with it, so that neither a copy of this table nor the digits alone open anything.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shared_phone_places (
      user_id text not null references users (id) on delete cascade,
      place_hash text not null,
      pin_hash text,
      wrong_tries integer not null default 0,
      created_at timestamptz not null,
      used_at timestamptz not null,
      primary key (user_id, place_hash)
    )`.execute(db);
}
