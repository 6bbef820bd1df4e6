import type { PersonalData } from '../../house/personal-data.service.ts';
import { findCode, sumReferrals } from './referral.repo.ts';

/** Others appear only as numbers and days: an export is about one person. */
export const referralData: PersonalData = {
  name: 'referral',
  tables: ['referral_codes', 'referrals'],
  async collect(db, userId) {
    const rows = await db
      .selectFrom('referrals')
      .select(['inviter_id', 'signed_up_at', 'confirmed_at', 'points'])
      .where((where) => where.or([where('inviter_id', '=', userId), where('invited_id', '=', userId)]))
      .orderBy('signed_up_at')
      .execute();
    return {
      code: (await findCode(db, userId)) ?? null,
      ...(await sumReferrals(db, userId)),
      sign_ups: rows.map(({ inviter_id, ...row }) => ({ ...row, role: inviter_id === userId ? 'inviter' : 'invited' })),
    };
  },
};
