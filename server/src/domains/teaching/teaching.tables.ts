import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../ports/db/columns.ts';

export interface TeachingUsageTable {
  id: string;
  user_id: string | null;
  address_hash: string;
  model: string;
  purpose: string;
  /** What all calls for one quiz share, its checks included; null where none was made. */
  quiz: ColumnType<string | null, string | null | undefined, never>;
  outcome: 'reserved' | 'done' | 'rejected' | 'failed' | 'stopped' | 'fallback';
  /** Why the built-in teacher took over. */
  reason: string | null;
  reserved_tokens: number;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  /** Millionths of the operator's currency. */
  cost_micros: Generated<number>;
  latency_ms: number | null;
  began_at: Timestamp;
}

declare module '../../ports/db/tables.ts' {
  interface Tables {
    teaching_usage: TeachingUsageTable;
  }
}
