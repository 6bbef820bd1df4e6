import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';
import type { ContentItem } from '../linking/content-items.ts';
import type { LaunchMessage } from './message.ts';

/** A launch that a browser has begun, until the platform answers. */
export interface LtiLoginsTable {
  state_hash: string;
  platform_id: string;
  nonce_hash: string;
  browser_key_hash: string;
  /** The frame of the platform that keeps what the browser will not. */
  storage_target: string | null;
  begun_at: Timestamp;
  returned_at: Timestamp | null;
}

/** What a platform has signed; its code opens one session, in the browser that began it. */
export interface LtiLaunchesTable {
  id: string;
  platform_id: string;
  subject: string;
  message: ColumnType<LaunchMessage, string, string>;
  code_hash: string;
  browser_key_hash: string;
  launched_at: Timestamp;
  entered_at: Timestamp | null;
  user_id: string | null;
  /** What goes back to a platform that asked for a choice. */
  chosen: ColumnType<ContentItem[] | null, string | null | undefined, string>;
}

/** Whose account a person of a platform is. */
export interface LtiPeopleTable {
  platform_id: string;
  subject: string;
  user_id: string;
  linked_at: Timestamp;
  /** Null where nobody wrote it down. */
  last_used_at: Timestamp | null;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    lti_logins: LtiLoginsTable;
    lti_launches: LtiLaunchesTable;
    lti_people: LtiPeopleTable;
  }
}
