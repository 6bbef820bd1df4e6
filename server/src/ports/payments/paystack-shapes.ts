import { z } from 'zod';
import type { Authorization, ChargeReport, ChargeStatus, Notice } from './port.ts';

/** What Paystack sends, as far as we read it. */

const AuthorizationSchema = z.object({
  authorization_code: z.string().optional(),
  channel: z.string().nullish(),
  brand: z.string().nullish(),
  last4: z.string().nullish(),
  reusable: z.boolean().nullish(),
});

export const TransactionSchema = z.object({
  status: z.string(),
  reference: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
  domain: z.string(),
  channel: z.string().nullish(),
  // An empty list stands where there is none.
  authorization: z.union([AuthorizationSchema, z.array(z.unknown())]).nullish(),
  customer: z.object({ email: z.string().nullish() }).nullish(),
});
type Transaction = z.output<typeof TransactionSchema>;

export const EventSchema = z.object({ event: z.string(), data: z.record(z.string(), z.unknown()) });

const RefundSchema = z.object({ transaction_reference: z.string(), amount: z.coerce.number() });
const DisputeSchema = z.object({
  transaction: z.object({ reference: z.string() }),
  resolution: z.string().nullish(),
});

/** `abandoned` is a checkout that was left: it can still be paid, as can one that was not finished. */
const statuses: Record<string, ChargeStatus> = { success: 'paid', failed: 'failed', reversed: 'reversed' };

function toAuthorization({ authorization, customer, channel }: Transaction): Authorization | null {
  if (!authorization || Array.isArray(authorization)) return null;
  const { authorization_code: code, reusable, brand, last4 } = authorization;
  const email = customer?.email;
  if (!code || !email || reusable !== true) return null;
  return {
    code,
    email,
    channel: authorization.channel ?? channel ?? 'card',
    brand: brand ?? null,
    last4: last4 ?? null,
  };
}

export function toReport(transaction: Transaction): ChargeReport {
  const status = statuses[transaction.status] ?? 'pending';
  return {
    status,
    amountKobo: transaction.amount,
    currency: transaction.currency,
    domain: transaction.domain,
    channel: transaction.channel ?? null,
    authorization: status === 'paid' ? toAuthorization(transaction) : null,
  };
}

/** An event that is not about money of ours, or says less than it should, is one that we need not act on. */
export function toNotice({ event, data }: z.output<typeof EventSchema>): Notice {
  if (event === 'charge.success') {
    const transaction = TransactionSchema.safeParse(data);
    if (!transaction.success) return { kind: 'other' };
    return { kind: 'charge', reference: transaction.data.reference, report: toReport(transaction.data) };
  }
  if (event === 'refund.processed') {
    const refund = RefundSchema.safeParse(data);
    if (!refund.success) return { kind: 'other' };
    return { kind: 'refund', reference: refund.data.transaction_reference, amountKobo: refund.data.amount };
  }
  if (event === 'charge.dispute.create' || event === 'charge.dispute.resolve') {
    const dispute = DisputeSchema.safeParse(data);
    if (!dispute.success) return { kind: 'other' };
    // Any other resolution gives the money back.
    const isWon = event === 'charge.dispute.resolve' && dispute.data.resolution === 'declined';
    return { kind: isWon ? 'dispute-won' : 'dispute', reference: dispute.data.transaction.reference };
  }
  return { kind: 'other' };
}
