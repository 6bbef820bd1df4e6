import type { PersonalData } from '../../house/personal-data.service.ts';

export const membersData: PersonalData = {
  name: 'courses-of-learning-platforms',
  tables: ['lti_teachers', 'lti_quiz_launches'],
  collect: async (db, userId) => ({
    taught: await db
      .selectFrom('lti_teachers')
      .innerJoin('lti_courses', 'lti_courses.id', 'lti_teachers.course_id')
      .select(['platform_id', 'subject', 'title', 'launched_at'])
      .where('user_id', '=', userId)
      .orderBy('launched_at')
      .execute(),
    quizzes: await db
      .selectFrom('lti_quiz_launches')
      .innerJoin('lti_courses', 'lti_courses.id', 'lti_quiz_launches.course_id')
      .select(['platform_id', 'subject', 'title', 'quiz_id', 'launched_at'])
      .where('user_id', '=', userId)
      .orderBy('launched_at')
      .execute(),
  }),
};
