import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export interface CreatedOnceTable {
  user_id: string;
  key: string;
  /** A hash of what was asked for, so that a key cannot be used for something else. */
  request: string;
  /** What was made, from which the answer can be told; written in its transaction. */
  made: ColumnType<unknown, string | undefined, string>;
  /** The answer as it was given first. */
  answer: ColumnType<unknown, string | undefined, string>;
  started_at: Timestamp;
  finished_at: Generated<Date | null>;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    created_once: CreatedOnceTable;
  }
}
