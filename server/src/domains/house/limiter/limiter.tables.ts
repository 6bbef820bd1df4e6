import type { Timestamp } from '../../../ports/db/columns.ts';

interface LimitCountersTable {
  key: string;
  count: number;
  window_ends_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    /** The limiter's counters. The old name stays: a server of an earlier version may share the database for a while. */
    attempts: LimitCountersTable;
  }
}
