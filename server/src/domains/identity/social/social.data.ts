import type { PersonalData } from '../../house/personal-data.service.ts';

export const socialData: PersonalData = {
  name: 'linked-sign-ins',
  tables: ['identities'],
  collect: (db, userId) =>
    db
      .selectFrom('identities')
      .select(['provider', 'subject', 'linked_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('linked_at')
      .execute(),
};
