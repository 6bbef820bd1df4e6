import type { Timestamp } from '../../../ports/db/columns.ts';

export interface BackupsTable {
  began_at: Timestamp;
  ended_at: Timestamp;
  /** Where it was written. */
  file: string;
  bytes: number;
  rows: number;
  files: number;
  /** Files that were deleted while it was made. */
  left_out: number;
  /** Why there is none; null where it was written and read back. */
  fault: string | null;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    backups: BackupsTable;
  }
}
