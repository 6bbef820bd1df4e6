import type { PersonalData } from '../../house/personal-data.service.ts';

/** What the person sat in the examination room, and what they chose. */
export const sittingsData: readonly PersonalData[] = [
  {
    name: 'sittings',
    tables: ['sittings'],
    collect: (db, userId) =>
      db.selectFrom('sittings').selectAll().where('owner_id', '=', userId).orderBy('handed_in_at').execute(),
  },
];
