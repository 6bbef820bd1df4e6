import type { Queries } from '../../../ports/db/port.ts';

/** How many accounts have Pro at a moment. */
export async function countPro(db: Queries, at: Date): Promise<number> {
  const { accounts } = await db
    .selectFrom('pro_periods')
    .select(({ fn }) => fn.count<string>('user_id').distinct().as('accounts'))
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .executeTakeFirstOrThrow();
  return Number(accounts);
}
