import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

/** What somebody answered in a file, of one lesson. */
export interface OutsideWorkTable {
  owner_id: string;
  /** The lesson's key: see `FileLesson`. */
  lesson: string;
  title: string;
  course: string;
  /** Which of its questions, counted from 0. */
  items: ColumnType<number[], string, string>;
  right_count: number;
  brought_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    outside_work: OutsideWorkTable;
  }
}
