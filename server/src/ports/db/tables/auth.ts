import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

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
}

export interface RefreshTokensTable {
  hash: string;
  session_id: string;
  created_at: Timestamp;
  spent_at: Timestamp | null;
}

export interface AuthTables {
  users: UsersTable;
  consents: ConsentsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
}
