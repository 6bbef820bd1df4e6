import { type Kysely, sql } from 'kysely';

/** Whether a sign-in was linked by somebody who proved the password; those that made their account did not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identities add column is_proved boolean not null default false`.execute(db);
  await sql`update identities set is_proved = true from users
    where users.id = identities.user_id and identities.linked_at > users.created_at + interval '1 minute'`.execute(db);
}
