import type { Timestamp } from './columns.ts';

export interface PaymentsTable {
  reference: string;
  user_id: string | null;
  provider: string;
  purpose: 'tokens';
  item: string;
  description: string;
  amount_kobo: number;
  return_path: string;
  status: 'pending' | 'paid' | 'failed';
  begun_at: Timestamp;
  settled_at: Timestamp | null;
}

export interface SandboxCheckoutsTable {
  reference: string;
  amount_kobo: number;
  outcome: 'paid' | 'failed' | null;
  decided_at: Timestamp | null;
}

export interface PaymentsTables {
  payments: PaymentsTable;
  sandbox_checkouts: SandboxCheckoutsTable;
}
