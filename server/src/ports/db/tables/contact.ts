import type { Timestamp } from './columns.ts';

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  message: string;
  created_at: Timestamp;
}

export interface ContactTables {
  contact_messages: ContactMessagesTable;
}
