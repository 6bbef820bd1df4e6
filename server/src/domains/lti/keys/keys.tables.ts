import type { JWK } from 'jose';
import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

/** Keys with which this tool signs for platforms. */
export interface LtiKeysTable {
  kid: string;
  public_key: ColumnType<JWK, string, string>;
  /** The private key, sealed with the server's secret. */
  sealed_key: string;
  created_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    lti_keys: LtiKeysTable;
  }
}
