import type { GivenUp } from '@akada/contract';
import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

/** What somebody answered in a file, of one lesson. */
export interface OutsideWorkTable {
  owner_id: string;
  /** The lesson's key: see `FileLesson`. */
  lesson: string;
  title: string;
  course: string;
  /** Which of its questions, by their names. What older files sent, by its place, is here as `place 3`: it counts, and names nothing. */
  items: ColumnType<string[], string, string>;
  right_count: number;
  brought_at: Timestamp;
}

/** A code whose lessons are still being prepared, or were not in the end. */
export interface WaitingCodesTable {
  owner_id: string;
  code: string;
  /** What its lessons belong to, as the learner knows it. */
  course: string;
  brought_at: Timestamp;
  /** Why it waits no longer. */
  given_up: ColumnType<GivenUp | null, GivenUp | null | undefined, GivenUp | null>;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    outside_work: OutsideWorkTable;
    waiting_codes: WaitingCodesTable;
  }
}
