import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../ports/db/port.ts';
import type { Sessions } from '../auth/sessions.service.ts';

/** What whoever runs the server looks up about accounts, and does to them. */

export interface AccountLine {
  id: string;
  email: string;
  name: string;
  created_at: Date;
  email_confirmed_at: Date | null;
  disabled_at: Date | null;
}

const mostFound = 50;

const accounts = (db: Queries) =>
  db.selectFrom('users').select(['id', 'email', 'name', 'created_at', 'email_confirmed_at', 'disabled_at']);

/** Whose address, name or id holds the text; the newest first. */
export async function findAccounts({ queries }: Database, text: string): Promise<AccountLine[]> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return accounts(queries)
    .where(({ or, eb }) => or([eb('email', 'ilike', like), eb('name', 'ilike', like), eb('id', '=', text)]))
    .orderBy('created_at', 'desc')
    .limit(mostFound)
    .execute();
}

/** By the whole address or the id. */
export async function getAccount({ queries }: Database, who: string): Promise<AccountLine> {
  const account = await accounts(queries)
    .where(({ or, eb }) => or([eb('email', '=', who.trim().toLowerCase()), eb('id', '=', who)]))
    .executeTakeFirst();
  if (!account) throw new Error(`There is no account ${who}.`);
  return account;
}

interface Holdings {
  last_used: Date | null;
  sprints: number;
  days_completed: number;
  documents: number;
  document_bytes: number;
  quizzes: number;
}

/** How much an account holds; nothing of what it says. */
export async function countHoldings({ queries }: Database, userId: string): Promise<Holdings> {
  const { rows } = await sql<Record<keyof Holdings, string | Date | null>>`
    select
      (select max(last_used_at) from sessions where user_id = ${userId}) as last_used,
      (select count(*) from learning_paths where owner_id = ${userId} and status = 'active') as sprints,
      (select count(*) from sprint_days where owner_id = ${userId} and completed_at is not null) as days_completed,
      (select count(*) from documents where owner_id = ${userId}) as documents,
      (select coalesce(sum(size), 0) from documents where owner_id = ${userId}) as document_bytes,
      (select count(*) from quizzes where owner_id = ${userId}) as quizzes`.execute(queries);
  const { last_used, ...counts } = rows[0] ?? {};
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)]));
  return { ...(numbers as Omit<Holdings, 'last_used'>), last_used: last_used ? new Date(last_used as string) : null };
}

interface DisablingDeps {
  db: Database;
  clock: Clock;
  sessions: Sessions;
}

/** Ends every session at once, and no new one is opened until it is enabled again. Nothing is deleted. */
export function disableAccount({ db, clock, sessions }: DisablingDeps, userId: string): Promise<void> {
  return db.queries.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ disabled_at: clock.now() }).where('id', '=', userId).execute();
    await sessions.endAll(trx, userId);
  });
}

export async function enableAccount({ queries }: Database, userId: string): Promise<void> {
  await queries.updateTable('users').set({ disabled_at: null }).where('id', '=', userId).execute();
}
