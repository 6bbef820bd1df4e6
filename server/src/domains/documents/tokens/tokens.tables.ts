import type { Generated } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export interface TokenAccountsTable {
  user_id: string;
  available: Generated<number>;
  used_free_trial: Generated<boolean>;
}

export interface DocumentUnlocksTable {
  user_id: string;
  document_id: string;
  paid_with: 'free_trial' | 'token' | 'nothing';
  unlocked_at: Timestamp;
}

/** What is being made of a document that is not unlocked yet; counts only while it is being made. */
export interface TokenHoldsTable {
  generation_id: string;
  user_id: string;
  document_id: string;
}

export interface TokenGrantsTable {
  id: string;
  user_id: string;
  documents: number;
  reason: 'purchase' | 'grant';
  reference: string | null;
  /** How many of them were taken back after a refund. */
  withdrawn: Generated<number>;
  granted_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    token_accounts: TokenAccountsTable;
    document_unlocks: DocumentUnlocksTable;
    token_holds: TokenHoldsTable;
    token_grants: TokenGrantsTable;
  }
}
