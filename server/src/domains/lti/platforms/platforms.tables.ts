import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

/** A learning platform that an operator registered: Moodle, Canvas or another. */
export interface LtiPlatformsTable {
  id: string;
  /** What people read. */
  name: string;
  issuer: string;
  client_id: string;
  /** Where a browser is sent to be identified. */
  login_url: string;
  token_url: string;
  keys_url: string;
  /** Whose pages may frame a launch. */
  origins: ColumnType<string[], string, string>;
  created_at: Timestamp;
}

/** Where in a platform the tool was placed; launches from anywhere else are refused. */
export interface LtiDeploymentsTable {
  platform_id: string;
  deployment_id: string;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    lti_platforms: LtiPlatformsTable;
    lti_deployments: LtiDeploymentsTable;
  }
}
