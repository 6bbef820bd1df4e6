import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export interface StudiesTable {
  id: string;
  /** What stands in the shared link. */
  link_id: string;
  owner_id: string;
  document_id: string | null;
  title: string;
  content: string;
  html: string;
  outline: ColumnType<{ level: number; id: string; text: string }[], string, string>;
  /** Of the renderer that made the HTML. */
  markdown_version: number;
  closed_at: Timestamp | null;
  taken_down_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface StudyReportsTable {
  id: string;
  study_id: string;
  reason: string;
  message: string;
  email: string | null;
  created_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    studies: StudiesTable;
    study_reports: StudyReportsTable;
  }
}
