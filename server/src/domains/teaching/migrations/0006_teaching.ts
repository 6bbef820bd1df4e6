import { type Kysely, sql } from 'kysely';

/** What language models were used for. The rows of a day are also the budget: what is reserved counts as spent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table teaching_usage (
      id text primary key,
      user_id text references users (id) on delete set null,
      address_hash text not null,
      model text not null,
      purpose text not null,
      outcome text not null,
      reason text,
      reserved_tokens integer not null,
      input_tokens integer not null default 0,
      output_tokens integer not null default 0,
      cost_micros integer not null default 0,
      latency_ms integer,
      began_at timestamptz not null
    )`.execute(db);
  await sql`create index teaching_usage_by_time on teaching_usage (began_at)`.execute(db);
  await sql`create index teaching_usage_by_user on teaching_usage (user_id)`.execute(db);
}
