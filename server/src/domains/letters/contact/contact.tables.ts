import type { Timestamp } from '../../../ports/db/columns.ts';

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  message: string;
  created_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    contact_messages: ContactMessagesTable;
  }
}
