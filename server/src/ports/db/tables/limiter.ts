import type { Timestamp } from './columns.ts';

interface LimitCountersTable {
  key: string;
  count: number;
  window_ends_at: Timestamp;
}

export interface LimiterTables {
  /** The limiter's counters. The old name stays: a server of an earlier version may share the database for a while. */
  attempts: LimitCountersTable;
}
