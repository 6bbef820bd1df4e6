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
  // Left out of the answer to a charge, and of some notices.
  requested_amount: z.coerce.number().nullish(),
  currency: z.string(),
  domain: z.string(),
  channel: z.string().nullish(),
  // An empty list stands where there is none.
  authorization: z.union([AuthorizationSchema, z.array(z.unknown())]).nullish(),
  customer: z.object({ email: z.string().nullish() }).nullish(),
});
type Transaction = z.output<typeof TransactionSchema>;

export const EventSchema = z.object({ event: z.string(), data: z.record(z.string(), z.unknown()) });

const RefundSchema = z.object({
  transaction_reference: z.string(),
  refund_reference: z.coerce.string().nullish(),
  amount: z.coerce.number(),
});
/** More than anything costs, and still exact. */
const mostKobo = 1e12;
const isKobo = (amount: unknown) => {
  const kobo = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount;
  return typeof kobo === 'number' && Number.isInteger(kobo) && kobo >= 0 && kobo <= mostKobo;
};
const isOdd = (amount: unknown) => amount !== undefined && amount !== null && !isKobo(amount);
const DisputeSchema = z.object({
  transaction: z.object({ reference: z.string() }),
  resolution: z.string().nullish(),
});

const webAddress = z.url({ protocol: /^https?$/ });
export const InitializedSchema = z.object({ authorization_url: webAddress });
/** The answer to a charge that the bank wants its card's owner to confirm. */
export const PausedSchema = z.object({ paused: z.literal(true), authorization_url: webAddress });

/**
 * Every status that Paystack documents. `abandoned` is a checkout that was left: it can still be paid, as can one whose
 * payer is being asked for something. One that nobody knows is asked about again.
 */
const statuses: Record<string, ChargeStatus> = {
  success: 'paid',
  failed: 'failed',
  timeout: 'failed',
  reversed: 'reversed',
  abandoned: 'pending',
  ongoing: 'pending',
  pending: 'pending',
  processing: 'pending',
  queued: 'pending',
  pay_offline: 'pending',
};

/** What Paystack asks of the payer before a charge goes through. */
const askedOfPayer = ['send_pin', 'send_otp', 'send_phone', 'send_birthday', 'send_address', 'open_url'];

/** Nobody sits in front of the charge of a stored card: one that wants a PIN or a code goes no further. */
export const wantsPayer = ({ status }: Transaction) => askedOfPayer.includes(status);

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
    requestedKobo: transaction.requested_amount ?? null,
    currency: transaction.currency,
    domain: transaction.domain,
    channel: transaction.channel ?? null,
    authorization: status === 'paid' ? toAuthorization(transaction) : null,
    confirmUrl: null,
  };
}

/**
 * Events that ask nothing of us: a refund that is only under way, the reminder of a dispute that we know, what the
 * operator pays out, and products of Paystack that we do not use. Any other is told to the operator, as are refunds that
 * did not succeed.
 */
const quiet = [
  'refund.pending',
  'refund.processing',
  'charge.dispute.remind',
  'bank.transfer.rejected',
  ...['transfer.', 'subscription.', 'invoice.', 'paymentrequest.', 'customeridentification.', 'dedicatedaccount.'],
];

/** An event that is not about money of ours, or says less than it should, is one that we need not act on. */
export function toNotice({ event, data }: z.output<typeof EventSchema>): Notice {
  if (isOdd(data.amount) || isOdd(data.requested_amount)) return { kind: 'malformed' };
  if (event === 'charge.success') {
    const transaction = TransactionSchema.safeParse(data);
    if (!transaction.success) return { kind: 'other' };
    return { kind: 'charge', reference: transaction.data.reference, report: toReport(transaction.data) };
  }
  if (event === 'refund.processed') {
    const refund = RefundSchema.safeParse(data);
    if (!refund.success) return { kind: 'other' };
    const { transaction_reference: reference, refund_reference, amount: amountKobo } = refund.data;
    return { kind: 'refund', reference, id: (refund_reference ?? '').slice(0, 100), amountKobo };
  }
  if (event === 'charge.dispute.create' || event === 'charge.dispute.resolve') {
    const dispute = DisputeSchema.safeParse(data);
    if (!dispute.success) return { kind: 'other' };
    // Any other resolution gives the money back.
    const isWon = event === 'charge.dispute.resolve' && dispute.data.resolution === 'declined';
    return { kind: isWon ? 'dispute-won' : 'dispute', reference: dispute.data.transaction.reference };
  }
  return quiet.some((name) => event.startsWith(name)) ? { kind: 'other' } : { kind: 'remark', event };
}
