import type { Timestamp } from './columns.ts';

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

export interface PushTables {
  push_devices: PushDevicesTable;
}
