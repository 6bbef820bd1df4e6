import type { Generated } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export interface IdentitiesTable {
  provider: string;
  subject: string;
  user_id: string;
  linked_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface SocialSignInsTable {
  state_hash: string;
  provider: string;
  browser_key_hash: string;
  begun_at: Timestamp;
  returned_at: Timestamp | null;
  code_hash: string | null;
  subject: string | null;
  email: string | null;
  email_verified: Generated<boolean>;
  name: string | null;
  finished_at: Timestamp | null;
  /** What the session shall be a proof for, where it is opened for more than itself. */
  proof_for: string | null;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    identities: IdentitiesTable;
    social_sign_ins: SocialSignInsTable;
  }
}
