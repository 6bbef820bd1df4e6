import { type Kysely, sql } from 'kysely';

/** How a learner likes the product to be, and who invited whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A picture is asked for by its key, without a token.
  await sql`create unique index users_by_avatar on users (avatar_key) where avatar_key is not null`.execute(db);

  await sql`
    create table settings (
      user_id text primary key references users (id) on delete cascade,
      learning_style text not null,
      difficulty_preference text not null,
      notifications_enabled boolean not null,
      email_notifications boolean not null,
      theme text not null,
      updated_at timestamptz not null
    )`.execute(db);

  await sql`
    create table referral_codes (
      user_id text primary key references users (id) on delete cascade,
      code text not null unique
    )`.execute(db);

  // Who leaves is forgotten on their side of the row; the points of the other side stay.
  await sql`
    create table referrals (
      id text primary key,
      inviter_id text references users (id) on delete set null,
      invited_id text unique references users (id) on delete set null,
      signed_up_at timestamptz not null,
      confirmed_at timestamptz,
      points integer not null default 0,
      check (inviter_id <> invited_id)
    )`.execute(db);
  await sql`create index referrals_by_inviter on referrals (inviter_id)`.execute(db);
}
