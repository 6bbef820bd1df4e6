import type { Timestamp } from './columns.ts';

/** A calendar that can be subscribed to; another id is another address. */
export interface CalendarFeedsTable {
  id: string;
  user_id: string;
  created_at: Timestamp;
}

export interface CalendarTables {
  calendar_feeds: CalendarFeedsTable;
}
