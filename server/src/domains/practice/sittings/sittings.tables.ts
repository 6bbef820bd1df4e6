import type { ShownQuestion, SittingSource, TopicTally } from '@akada/contract';
import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

/** A sitting in the examination room that was handed in. */
export interface SittingsTable {
  owner_id: string;
  /** The device's own name of it: what is sent twice is one. */
  id: string;
  source_kind: SittingSource['kind'];
  source_id: string;
  title: string;
  /** null: it had no limit. */
  minutes: number | null;
  began_at: Timestamp;
  handed_in_at: Timestamp;
  asked: number;
  marked: number;
  right_count: number;
  topics: ColumnType<TopicTally[], string, never>;
  /** What was shown in which order and what was chosen: the score can be computed from it at any time. */
  shown: ColumnType<ShownQuestion[], string, never>;
  stored_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    sittings: SittingsTable;
  }
}
