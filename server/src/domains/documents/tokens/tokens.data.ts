import type { PersonalData } from '../../house/personal-data.service.ts';

/** Which documents the person unlocked, and the tokens that were bought for that. */
export const tokensData: PersonalData = {
  name: 'document-tokens',
  tables: ['token_accounts', 'document_unlocks', 'token_holds', 'token_grants'],
  async collect(db, userId) {
    const balance = await db
      .selectFrom('token_accounts')
      .select(['available', 'used_free_trial'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const unlocks = await db
      .selectFrom('document_unlocks')
      .select(['document_id', 'paid_with', 'unlocked_at'])
      .where('user_id', '=', userId)
      .orderBy('unlocked_at')
      .execute();
    const grants = await db
      .selectFrom('token_grants')
      .select(['documents', 'reason', 'reference', 'granted_at'])
      .where('user_id', '=', userId)
      .orderBy('granted_at')
      .execute();
    return { balance: balance ?? null, unlocks, grants };
  },
};
