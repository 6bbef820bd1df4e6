import { type Kysely, sql } from 'kysely';

/** Plans that can be bought: subscriptions and their periods, what is charged at renewal, receipts, money without an owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column origin text not null default 'checkout',
      add column cancel_path text not null default '/studentassessments',
      add column channel text,
      add column check_at timestamptz,
      add column checks integer not null default 0`.execute(db);
  await sql`update payments set check_at = begun_at where status = 'pending'`.execute(db);
  await sql`create index payments_to_check on payments (check_at) where status = 'pending'`.execute(db);
  await sql`alter table sandbox_checkouts add column channel text`.execute(db);

  await sql`
    create table subscriptions (
      user_id text primary key references users (id) on delete cascade,
      interval text,
      renews boolean not null default false,
      cancelled_at timestamptz,
      trial_started_at timestamptz,
      failed_charges integer not null default 0,
      charge_at timestamptz
    )`.execute(db);
  await sql`create index subscriptions_to_charge on subscriptions (charge_at) where renews`.execute(db);

  // Whether somebody has Pro follows from these rows and the time alone.
  await sql`
    create table pro_periods (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      reason text not null,
      reference text unique,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      withdrawn_at timestamptz,
      announced_at timestamptz,
      closed_at timestamptz
    )`.execute(db);
  await sql`create index pro_periods_by_user on pro_periods (user_id, ends_at)`.execute(db);
  await sql`create index pro_periods_to_close on pro_periods (ends_at) where closed_at is null`.execute(db);

  // The code that charges a card again is sealed with a key of the server's secret.
  await sql`
    create table payment_authorizations (
      user_id text primary key references users (id) on delete cascade,
      provider text not null,
      sealed text not null,
      channel text not null,
      brand text,
      last4 text,
      granted_at timestamptz not null
    )`.execute(db);

  await sql`alter table token_grants add column withdrawn integer not null default 0`.execute(db);

  // Kept for the books when the account goes; it then names nobody.
  await sql`
    create table receipts (
      number bigint generated always as identity (start with 1001) primary key,
      reference text not null unique references payments (reference) on delete cascade,
      user_id text references users (id) on delete set null,
      description text not null,
      amount_kobo integer not null,
      vat_kobo integer not null,
      vat_percent double precision not null,
      seller jsonb not null,
      buyer_name text,
      buyer_email text,
      period_from timestamptz,
      period_until timestamptz,
      issued_at timestamptz not null
    )`.execute(db);
  await sql`create index receipts_by_user on receipts (user_id, number)`.execute(db);

  await sql`
    create table stray_payments (
      provider text not null,
      reference text not null,
      reason text not null,
      amount_kobo bigint not null,
      currency text not null,
      seen_at timestamptz not null,
      primary key (provider, reference)
    )`.execute(db);
}
