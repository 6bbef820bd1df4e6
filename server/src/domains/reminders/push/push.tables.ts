import type { Timestamp } from '../../../ports/db/columns.ts';

/** A browser that shows reminders. */
export interface PushDevicesTable {
  id: string;
  user_id: string;
  session_id: string;
  endpoint_mac: string;
  /** Endpoint and keys, as JSON, encrypted. */
  sealed: string;
  created_at: Timestamp;
  /** The person's own day of the last reminder. */
  reminded_on: string | null;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    push_devices: PushDevicesTable;
  }
}
