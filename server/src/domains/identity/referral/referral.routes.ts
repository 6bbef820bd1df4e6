import type { Handlers } from '../../../platform/mount.ts';
import type { Referrals } from './referral.ts';

export function referralRoutes(referrals: Referrals): Handlers<'referral'> {
  return {
    get: ({ account }) => referrals.get(account.id),
    check: ({ params }) => referrals.check(params.code),
  };
}
