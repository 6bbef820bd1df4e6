import type { Timestamp } from '../db/columns.ts';

/** Checkouts of the payments that only pretend. */
interface SandboxCheckoutsTable {
  reference: string;
  amount_kobo: number;
  outcome: 'paid' | 'failed' | null;
  channel: string | null;
  decided_at: Timestamp | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    sandbox_checkouts: SandboxCheckoutsTable;
  }
}
