import { type Insertable, sql } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { Spent } from './budget.rules.ts';
import type { TeachingUsageTable } from './teaching.tables.ts';
import type { QuizLine, UsageLine } from './usage-report.rules.ts';

/** Reservations are made one after the other, or two could take the same last tokens. */
export async function lockBudgets(trx: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('teaching budgets'))`.execute(trx);
}

/** What was spent since the beginning of the day. A reservation from before `staleBefore` is of a server that died. */
export async function sumSpent(
  db: Queries,
  who: { accountId: string; addressHash: string },
  since: Date,
  staleBefore: Date,
): Promise<Spent> {
  const tokens = sql`input_tokens + output_tokens`;
  const charged = sql`case
    when outcome in ('done', 'stopped') then ${tokens}
    when outcome = 'reserved' and began_at >= ${staleBefore} then reserved_tokens
    else 0 end`;
  const wasted = sql`case when outcome = 'rejected' then ${tokens} else 0 end`;
  const isOwn = sql`user_id = ${who.accountId}`;
  const isFrom = sql`address_hash = ${who.addressHash}`;
  const { rows } = await sql<Record<string, number>>`
    select
      coalesce(sum(${charged}) filter (where ${isOwn}), 0)::float8 as account_charged,
      coalesce(sum(${wasted}) filter (where ${isOwn}), 0)::float8 as account_wasted,
      coalesce(sum(${charged}) filter (where ${isFrom}), 0)::float8 as address_charged,
      coalesce(sum(${wasted}) filter (where ${isFrom}), 0)::float8 as address_wasted,
      coalesce(sum(${charged}), 0)::float8 as site_charged,
      coalesce(sum(${wasted}), 0)::float8 as site_wasted
    from teaching_usage where began_at >= ${since}`.execute(db);
  const [row = {}] = rows;
  const of = (scope: string) => ({ charged: row[`${scope}_charged`] ?? 0, wasted: row[`${scope}_wasted`] ?? 0 });
  return { account: of('account'), address: of('address'), site: of('site') };
}

export async function insertUsage(db: Queries, row: Insertable<TeachingUsageTable>): Promise<void> {
  await db.insertInto('teaching_usage').values(row).execute();
}

/** Only a reservation can be settled, and only once. */
export async function settleUsage(
  db: Queries,
  id: string,
  values: Pick<
    Insertable<TeachingUsageTable>,
    'outcome' | 'input_tokens' | 'output_tokens' | 'cost_micros' | 'latency_ms'
  >,
): Promise<void> {
  await db.updateTable('teaching_usage').set(values).where('id', '=', id).where('outcome', '=', 'reserved').execute();
}

/** An address is needed for its budget of the day, and for nothing afterwards. */
export async function forgetAddresses(db: Queries, before: Date): Promise<void> {
  await db
    .updateTable('teaching_usage')
    .set({ address_hash: '' })
    .where('began_at', '<', before)
    .where('address_hash', '<>', '')
    .execute();
}

export async function deleteOldUsage(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('teaching_usage').where('began_at', '<', before).execute();
}

/** What was used, by day and model, newest day first. */
export async function summariseUsage(db: Queries, since: Date): Promise<UsageLine[]> {
  const isCall = sql`outcome <> 'fallback'`;
  const { rows } = await sql<UsageLine>`
    select
      to_char(began_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      model,
      count(*) filter (where ${isCall})::int as calls,
      coalesce(sum(input_tokens), 0)::float8 as "inputTokens",
      coalesce(sum(output_tokens), 0)::float8 as "outputTokens",
      coalesce(sum(cost_micros), 0)::float8 as "costMicros",
      (percentile_disc(0.5) within group (order by latency_ms))::int as p50,
      (percentile_disc(0.95) within group (order by latency_ms))::int as p95,
      count(*) filter (where outcome in ('failed', 'rejected'))::int as failures,
      count(*) filter (where outcome = 'fallback')::int as fallbacks
    from teaching_usage
    where began_at >= ${since}
    group by 1, 2
    order by 1 desc, 2`.execute(db);
  return rows;
}

/** What the quizzes of each day took, all their calls together, newest day first. */
export async function summariseQuizzes(db: Queries, since: Date): Promise<QuizLine[]> {
  const { rows } = await sql<QuizLine>`
    select
      day,
      count(*)::int as quizzes,
      avg(calls)::float8 as calls,
      avg(input_tokens)::float8 as "inputTokens",
      avg(output_tokens)::float8 as "outputTokens",
      avg(cost_micros)::float8 as "costMicros",
      max(cost_micros)::float8 as "mostMicros"
    from (
      select
        to_char(min(began_at) at time zone 'UTC', 'YYYY-MM-DD') as day,
        count(*) as calls,
        sum(input_tokens) as input_tokens,
        sum(output_tokens) as output_tokens,
        sum(cost_micros) as cost_micros
      from teaching_usage
      where began_at >= ${since} and quiz is not null and outcome <> 'fallback'
      group by quiz
    ) as each_quiz
    group by day
    order by day desc`.execute(db);
  return rows;
}
