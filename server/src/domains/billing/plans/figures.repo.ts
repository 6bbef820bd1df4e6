import type { Clock } from '../../../platform/clock.ts';
import { dayMs } from '../../../platform/days.rules.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import { sumPayments } from '../payments/figures.repo.ts';

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

const monthMs = 30 * dayMs;

/** How much came in during the last thirty days, and who has Pro. */
export async function countMoney({ db, clock }: { db: Database; clock: Clock }) {
  const now = clock.now();
  const payments = await sumPayments(db.queries, new Date(now.getTime() - monthMs));
  return { ...payments, pro: await countPro(db.queries, now) };
}
