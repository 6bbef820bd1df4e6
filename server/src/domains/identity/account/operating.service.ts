import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import * as users from '../users/users.service.ts';

/** What whoever runs the server looks up about accounts, and does to them. */

const mostFound = 50;

/** Whose address, name or id holds the text; the newest first. */
export const findAccounts = ({ queries }: Database, text: string): Promise<users.Person[]> =>
  users.searchPeople(queries, text, mostFound);

/** By the whole address or the id. */
export async function getAccount({ queries }: Database, who: string): Promise<users.Person> {
  const account =
    (await users.findByEmail(queries, who.trim().toLowerCase())) ?? (await users.findPerson(queries, who));
  if (!account) throw new Error(`There is no account ${who}.`);
  return account;
}

interface DisablingDeps {
  db: Database;
  clock: Clock;
  sessions: Sessions;
}

/** Ends every session at once, and no new one is opened until it is enabled again. Nothing is deleted. */
export function disableAccount({ db, clock, sessions }: DisablingDeps, userId: string): Promise<void> {
  return db.queries.transaction().execute(async (trx) => {
    // First, which holds the account: a session that is being opened is waited for and ended, a later one is refused.
    await users.update(trx, userId, { disabled_at: clock.now() });
    await sessions.endAll(trx, userId);
  });
}

export const enableAccount = ({ queries }: Database, userId: string): Promise<void> =>
  users.update(queries, userId, { disabled_at: null });
