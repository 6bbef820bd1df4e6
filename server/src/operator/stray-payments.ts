import { listStrays, type StrayRow } from '../domains/billing/payments/payments.repo.ts';
import type { Database } from '../ports/db/port.ts';

const reasons: Record<StrayRow['reason'], string> = {
  unknown: 'no payment of ours has this reference',
  sum: 'another sum or currency than was asked for',
  'owner-gone': 'the account was deleted before it was paid',
};

/** Money that came in and belongs to nobody, for whoever can give it back. */
export async function describeStrays(db: Database): Promise<string> {
  const strays = await listStrays(db.queries);
  if (strays.length === 0) return 'All money that came in has an owner.';
  const lines = strays.map(
    ({ seen_at, provider, reference, amount_kobo, currency, reason }) =>
      `${seen_at.toISOString().slice(0, 10)}  ${currency} ${(Number(amount_kobo) / 100).toFixed(2)}  ${provider} ${reference}  ${reasons[reason]}`,
  );
  return lines.join('\n');
}
