import type { PersonalData } from '../../house/personal-data.service.ts';

/** Since when there is a calendar to subscribe to; its address is a secret. */
export const calendarData: PersonalData = {
  name: 'calendar',
  tables: ['calendar_feeds'],
  collect: (db, userId) => db.selectFrom('calendar_feeds').select('created_at').where('user_id', '=', userId).execute(),
};
