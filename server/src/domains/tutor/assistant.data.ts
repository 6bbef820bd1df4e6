import type { PersonalData } from '../house/personal-data.service.ts';

/** What the person asked their tutor, what it said, and which of its answers they called bad. */
export const assistantData: readonly PersonalData[] = [
  {
    name: 'tutor-conversations',
    tables: ['tutor_messages'],
    collect: (db, userId) =>
      db
        .selectFrom('tutor_messages')
        .select(['sprint_id', 'day', 'role', 'text', 'card', 'created_at'])
        .where('owner_id', '=', userId)
        .orderBy('position')
        .execute(),
  },
  {
    name: 'tutor-bad-answers',
    tables: ['tutor_marks'],
    collect: (db, userId) =>
      db
        .selectFrom('tutor_marks')
        .select(['reason', 'words', 'question', 'answer', 'marked_at'])
        .where('owner_id', '=', userId)
        .orderBy('marked_at')
        .execute(),
  },
];
