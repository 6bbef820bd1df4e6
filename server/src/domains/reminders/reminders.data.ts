import type { PersonalData } from '../house/personal-data.service.ts';

/** When the person was last reminded. */
export const remindersData: PersonalData = {
  name: 'reminders',
  tables: ['reminder_turns'],
  collect: (db, userId) =>
    db.selectFrom('reminder_turns').select(['day', 'mail_at']).where('user_id', '=', userId).execute(),
};
