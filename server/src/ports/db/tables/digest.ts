import type { Timestamp } from './columns.ts';

/** The last digest of each person. */
export interface DigestTurnsTable {
  user_id: string;
  /** The Monday on which it was due where the person is, as yyyy-MM-dd. */
  monday: string;
  /** When the letter was handed over; null before, and again where that failed. */
  mail_at: Timestamp | null;
}

export interface DigestTables {
  digest_turns: DigestTurnsTable;
}
