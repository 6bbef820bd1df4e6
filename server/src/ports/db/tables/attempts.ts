import type { Timestamp } from './columns.ts';

export interface AttemptsTable {
  key: string;
  count: number;
  window_ends_at: Timestamp;
}

export interface AttemptsTables {
  attempts: AttemptsTable;
}
