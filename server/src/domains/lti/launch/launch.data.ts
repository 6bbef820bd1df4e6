import type { PersonalData } from '../../house/personal-data.service.ts';

export const launchData: PersonalData = {
  name: 'learning-platforms',
  tables: ['lti_people', 'lti_launches'],
  collect: async (db, userId) => ({
    linked: await db
      .selectFrom('lti_people')
      .select(['platform_id', 'subject', 'linked_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('linked_at')
      .execute(),
    launches: await db
      .selectFrom('lti_launches')
      .select(['platform_id', 'subject', 'message', 'launched_at'])
      .where('user_id', '=', userId)
      .orderBy('launched_at')
      .execute(),
  }),
};
