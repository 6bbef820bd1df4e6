import type { Clock } from '../../../platform/clock.ts';
import { dayMs } from '../../../platform/days.rules.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import { countAll } from '../users/users.service.ts';

/** How many accounts want to be reminded. */
export async function countReminded(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('settings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('reminders', '<>', 'off')
    .executeTakeFirstOrThrow();
  return Number(count);
}

const weekMs = 7 * dayMs;

export async function countPeople({ db, clock }: { db: Database; clock: Clock }) {
  const { all, recent, disabled } = await countAll(db.queries, new Date(clock.now().getTime() - weekMs));
  return { accounts: all, new_in_7_days: recent, disabled };
}
