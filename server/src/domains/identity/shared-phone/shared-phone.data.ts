import type { PersonalData } from '../../house/personal-data.service.ts';

/** On how many shared phones the person has a place, and since when; the rest is secrets. */
export const sharedPhoneData: PersonalData = {
  name: 'shared-phones',
  tables: ['shared_phone_places'],
  collect: (db, userId) =>
    db
      .selectFrom('shared_phone_places')
      .select(['created_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
};
