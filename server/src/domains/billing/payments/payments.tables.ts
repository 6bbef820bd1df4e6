import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export interface PaymentsTable {
  reference: string;
  user_id: string | null;
  provider: string;
  purpose: 'tokens' | 'pro';
  /** `renewal`: charged by ourselves, with nobody in front of a checkout. */
  origin: Generated<'checkout' | 'renewal'>;
  item: string;
  description: string;
  amount_kobo: number;
  return_path: string;
  cancel_path: Generated<string>;
  /** `mismatched`: what came in is not what was asked for. */
  status: 'pending' | 'paid' | 'failed' | 'mismatched' | 'refunded' | 'disputed';
  /** How it was paid, as the provider calls it. */
  channel: string | null;
  begun_at: Timestamp;
  settled_at: Timestamp | null;
  /** When the provider is asked next, if nobody reports before. */
  check_at: Timestamp | null;
  checks: Generated<number>;
  /** Where the owner of a stored card confirms a charge that the bank has paused. */
  confirm_url: string | null;
}

export interface SellerColumn {
  name: string;
  address: string | null;
  tax_number: string | null;
}

export interface ReceiptsTable {
  number: ColumnType<string, never, never>;
  reference: string;
  user_id: string | null;
  description: string;
  amount_kobo: number;
  vat_kobo: number;
  vat_percent: number;
  seller: ColumnType<SellerColumn, string, never>;
  buyer_name: string | null;
  buyer_email: string | null;
  period_from: Timestamp | null;
  period_until: Timestamp | null;
  issued_at: Timestamp;
}

/** Money that came in and belongs to no payment of ours, or not with this sum. */
export interface StrayPaymentsTable {
  provider: string;
  reference: string;
  reason: 'unknown' | 'sum' | 'owner-gone';
  amount_kobo: string | number;
  currency: string;
  seen_at: Timestamp;
}

/** Each part of a payment that went back, by the name that the provider gave it. */
export interface PaymentRefundsTable {
  reference: string;
  id: string;
  amount_kobo: string | number;
  seen_at: Timestamp;
}

/** By a keyed hash of what was tried and the address; nobody can tell whose it is. */
export interface UsedTrialsTable {
  address_hash: string;
  used_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    used_trials: UsedTrialsTable;
    payment_refunds: PaymentRefundsTable;
    payments: PaymentsTable;
    receipts: ReceiptsTable;
    stray_payments: StrayPaymentsTable;
  }
}
