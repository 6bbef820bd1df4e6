import type { Timestamp } from '../../../ports/db/columns.ts';

/** A link by which one platform may register itself. */
export interface LtiInvitesTable {
  code_hash: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    lti_invites: LtiInvitesTable;
  }
}
