import type { Queries } from '../../../ports/db/port.ts';

/** What came in since then, what is still awaited, and what belongs to nobody. */
export async function sumPayments(
  db: Queries,
  since: Date,
): Promise<Record<'paid' | 'paid_kobo' | 'waiting' | 'strays', number>> {
  const { paid, kobo, waiting } = await db
    .selectFrom('payments')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('status', '=', 'paid').filterWhere('settled_at', '>', since).as('paid'),
      fn
        .sum<string | null>('amount_kobo')
        .filterWhere('status', '=', 'paid')
        .filterWhere('settled_at', '>', since)
        .as('kobo'),
      fn.countAll<string>().filterWhere('status', '=', 'pending').as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  const { strays } = await db
    .selectFrom('stray_payments')
    .select(({ fn }) => fn.countAll<string>().as('strays'))
    .executeTakeFirstOrThrow();
  return { paid: Number(paid), paid_kobo: Number(kobo ?? 0), waiting: Number(waiting), strays: Number(strays) };
}
