import type { PersonalData } from '../house/personal-data.service.ts';

/** Every visit, minute of study, completed day and quiz, as it was recorded. */
export const learningData: PersonalData = {
  name: 'learning-record',
  tables: ['learning_events', 'learning_days'],
  collect: (db, userId) =>
    db
      .selectFrom('learning_events')
      .select(['kind', 'day', 'at', 'sprint_id', 'seconds', 'began_at', 'ended_at', 'details'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute(),
};
