import { type Kysely, sql } from 'kysely';

/**
 * Accounts that can be entered from elsewhere: when each way in was last used, which one opened a session, and for which
 * launch somebody signed in once more. (`identities.is_proved` is read no longer: a recovery removes every link.)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nobody wrote down when before.
  await sql`alter table lti_people add column last_used_at timestamptz`.execute(db);
  await sql`alter table identities add column last_used_at timestamptz`.execute(db);
  await sql`alter table sessions add column door text, add column proof_for text`.execute(db);
  // Who removes a way in ends these, too: it may have opened them.
  await sql`update sessions set door = 'unknown'`.execute(db);
  await sql`alter table social_sign_ins add column proof_for text`.execute(db);
}
