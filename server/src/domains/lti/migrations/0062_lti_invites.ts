import { type Kysely, sql } from 'kysely';

/** Links by which a platform registers itself, once; kept as hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lti_invites (
      code_hash text primary key,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
}
