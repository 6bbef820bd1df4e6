import type { Queries } from '../../../ports/db/port.ts';

/** How many accounts want to be reminded. */
export async function countReminded(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('settings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('reminders', '<>', 'off')
    .executeTakeFirstOrThrow();
  return Number(count);
}
