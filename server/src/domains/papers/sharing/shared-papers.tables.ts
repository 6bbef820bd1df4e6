import type { Timestamp } from '../../../ports/db/columns.ts';

export interface PaperReportsTable {
  id: string;
  paper_id: string;
  reason: string;
  message: string;
  email: string | null;
  created_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    paper_reports: PaperReportsTable;
  }
}
