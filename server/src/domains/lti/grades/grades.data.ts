import type { PersonalData } from '../../house/personal-data.service.ts';

export const gradesData: PersonalData = {
  name: 'grades-for-learning-platforms',
  tables: ['lti_grades'],
  collect: (db, userId) =>
    db
      .selectFrom('lti_grades')
      .select(['platform_id', 'subject', 'line_item', 'quiz_id', 'launched_at', 'sent_at'])
      .where('user_id', '=', userId)
      .orderBy('launched_at')
      .execute(),
};
