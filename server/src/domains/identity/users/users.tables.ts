import type { Generated } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export interface UsersTable {
  id: string;
  email: string;
  name: string;
  password_hash: string | null;
  bio: Generated<string>;
  avatar_key: string | null;
  timezone: string;
  email_confirmed_at: Timestamp | null;
  created_at: Timestamp;
  /** Closed by whoever runs the server: nobody can sign in. */
  disabled_at: Timestamp | null;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    users: UsersTable;
  }
}
