import type { PersonalData } from '../../house/personal-data.service.ts';

/** When a new password was asked for; the hashes beside it say nothing to anybody. Requests are kept for a day. */
export const recoveryData: PersonalData = {
  name: 'password-resets',
  tables: ['password_resets'],
  collect: (db, userId) =>
    db.selectFrom('password_resets').select(['created_at', 'mailed_at']).where('user_id', '=', userId).execute(),
};
