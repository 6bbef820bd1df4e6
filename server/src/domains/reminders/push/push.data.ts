import type { PersonalData } from '../../house/personal-data.service.ts';

/** On how many devices the person sees reminders, and since when; their addresses are secrets. */
export const pushData: PersonalData = {
  name: 'push-devices',
  tables: ['push_devices'],
  collect: (db, userId) =>
    db.selectFrom('push_devices').select(['created_at', 'reminded_on']).where('user_id', '=', userId).execute(),
};
