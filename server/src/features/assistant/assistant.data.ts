import type { PersonalData } from '../account/personal-data.service.ts';

/** What the person asked their tutor, and what it said. */
export const assistantData: PersonalData = {
  name: 'tutor-conversations',
  tables: ['tutor_messages'],
  collect: (db, userId) =>
    db
      .selectFrom('tutor_messages')
      .select(['sprint_id', 'day', 'role', 'text', 'created_at'])
      .where('owner_id', '=', userId)
      .orderBy('position')
      .execute(),
};
