import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export type GenerationKind =
  | 'quiz'
  | 'quiz_question'
  | 'study'
  | 'sprint'
  | 'sprint_day'
  | 'cards'
  | 'paper_keys'
  | 'coverage';
export type GenerationStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface GenerationsTable {
  id: string;
  owner_id: string;
  kind: GenerationKind;
  address: string;
  input: ColumnType<object, string, never>;
  /** What is made only once at a time: while an order about it is unfinished there is no second. */
  about: string | null;
  has_priority: boolean;
  status: GenerationStatus;
  /** How often it was begun; a run that was replaced can save nothing. */
  run: Generated<number>;
  percent: Generated<number>;
  doing: Generated<string>;
  result_id: string | null;
  error_code: string | null;
  error_text: string | null;
  created_at: Timestamp;
  /** When the run last said that it is alive. */
  alive_at: Timestamp | null;
  finished_at: Timestamp | null;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    generations: GenerationsTable;
  }
}
