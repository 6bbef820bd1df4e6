import type { Generated } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export interface ReferralCodesTable {
  user_id: string;
  code: string;
}

export interface ReferralsTable {
  id: string;
  inviter_id: string | null;
  invited_id: string | null;
  signed_up_at: Timestamp;
  confirmed_at: Timestamp | null;
  points: Generated<number>;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    referral_codes: ReferralCodesTable;
    referrals: ReferralsTable;
  }
}
