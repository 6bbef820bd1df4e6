import type { Timestamp } from '../../../ports/db/columns.ts';

export interface ConsentsTable {
  user_id: string;
  document: string;
  version: string;
  given_at: Timestamp;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  user_agent: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  /** Through which way in from elsewhere it was opened; `pin` for a PIN, null for a password, `unknown` before that was written down. */
  door: string | null;
  /** What the person was asked to prove themselves for when it was opened. */
  proof_for: string | null;
}

export interface RefreshTokensTable {
  hash: string;
  session_id: string;
  created_at: Timestamp;
  spent_at: Timestamp | null;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    consents: ConsentsTable;
    sessions: SessionsTable;
    refresh_tokens: RefreshTokensTable;
  }
}
