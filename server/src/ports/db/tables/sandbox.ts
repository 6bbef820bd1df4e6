import type { Timestamp } from './columns.ts';

/** Checkouts of the payments that only pretend. */
interface SandboxCheckoutsTable {
  reference: string;
  amount_kobo: number;
  outcome: 'paid' | 'failed' | null;
  channel: string | null;
  decided_at: Timestamp | null;
}

export interface SandboxTables {
  sandbox_checkouts: SandboxCheckoutsTable;
}
