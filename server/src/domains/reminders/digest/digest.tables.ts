import type { Timestamp } from '../../../ports/db/columns.ts';

/** The last digest of each person. */
export interface DigestTurnsTable {
  user_id: string;
  /** The Monday on which it was due where the person is, as yyyy-MM-dd. */
  monday: string;
  /** When the letter was handed over; null before, and again where that failed. */
  mail_at: Timestamp | null;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    digest_turns: DigestTurnsTable;
  }
}
