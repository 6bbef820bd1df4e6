import type { PersonalData } from '../house/personal-data.service.ts';

/** Quizzes about the person's own sprints, and what they remember of them. */
export const practiceData: readonly PersonalData[] = [
  {
    name: 'assessments',
    tables: ['assessments'],
    collect: (db, userId) =>
      db.selectFrom('assessments').selectAll().where('owner_id', '=', userId).orderBy('created_at').execute(),
  },
  {
    name: 'bad-questions',
    tables: ['bad_questions'],
    collect: (db, userId) =>
      db.selectFrom('bad_questions').selectAll().where('owner_id', '=', userId).orderBy('called_at').execute(),
  },
  {
    name: 'reviews',
    tables: ['review_cards', 'review_answers'],
    collect: async (db, userId) => ({
      cards: await db.selectFrom('review_cards').selectAll().where('owner_id', '=', userId).execute(),
      answers: await db.selectFrom('review_answers').selectAll().where('owner_id', '=', userId).execute(),
    }),
  },
];
