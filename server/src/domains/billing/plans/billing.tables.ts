import type { Generated } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export interface SubscriptionsTable {
  user_id: string;
  /** What was bought last, and is charged at renewal. */
  interval: 'monthly' | 'yearly' | null;
  /** Whether the stored card is charged when the last period ends. */
  renews: Generated<boolean>;
  cancelled_at: Timestamp | null;
  trial_started_at: Timestamp | null;
  /** Charges for the next period that failed since the last one ended. */
  failed_charges: Generated<number>;
  charge_at: Timestamp | null;
  /** While the bank wants a charge confirmed: until when that is waited for. */
  confirm_by: Timestamp | null;
  /** The day of the month on which what runs without a gap was begun; null before anything was bought. */
  anchor_day: number | null;
}

export interface ProPeriodsTable {
  id: string;
  user_id: string;
  reason: 'trial' | 'purchase' | 'renewal' | 'grant';
  /** The payment that it was bought with. */
  reference: string | null;
  starts_at: Timestamp;
  ends_at: Timestamp;
  /** Refunded or disputed: it no longer counts. */
  withdrawn_at: Timestamp | null;
  /** When the letter before its end was queued. */
  announced_at: Timestamp | null;
  /** When its end was dealt with. */
  closed_at: Timestamp | null;
}

export interface PaymentAuthorizationsTable {
  user_id: string;
  provider: string;
  sealed: string;
  channel: string;
  brand: string | null;
  last4: string | null;
  granted_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    subscriptions: SubscriptionsTable;
    pro_periods: ProPeriodsTable;
    payment_authorizations: PaymentAuthorizationsTable;
  }
}
