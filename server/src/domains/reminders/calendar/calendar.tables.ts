import type { Timestamp } from '../../../ports/db/columns.ts';

/** A calendar that can be subscribed to; another id is another address. */
export interface CalendarFeedsTable {
  id: string;
  user_id: string;
  created_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable;
  }
}
