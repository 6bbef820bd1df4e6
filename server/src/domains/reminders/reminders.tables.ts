import type { Timestamp } from '../../ports/db/columns.ts';

/** The last reminder of each person. */
export interface ReminderTurnsTable {
  user_id: string;
  /** The person's own day, as yyyy-MM-dd. */
  day: string;
  /** When the letter was handed over; null before, and again where that failed. */
  mail_at: Timestamp | null;
}

declare module '../../ports/db/tables.ts' {
  interface Tables {
    reminder_turns: ReminderTurnsTable;
  }
}
