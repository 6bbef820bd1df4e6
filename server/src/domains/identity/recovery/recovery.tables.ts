import type { Generated } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export interface PasswordResetsTable {
  id: string;
  email_hash: string;
  user_id: string | null;
  created_at: Timestamp;
  code_expires_at: Timestamp;
  code_hash: string | null;
  wrong_tries: Generated<number>;
  mailed_at: Timestamp | null;
  token_hash: string | null;
  token_expires_at: Timestamp | null;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    password_resets: PasswordResetsTable;
  }
}
