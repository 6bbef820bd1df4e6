import type { Generated } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export interface BrowserErrorsTable {
  /** Of what it was and where: the same error is one row, whoever met it. */
  fingerprint: string;
  message: string;
  place: string;
  page: string;
  times: Generated<number>;
  first_at: Timestamp;
  last_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    browser_errors: BrowserErrorsTable;
  }
}
