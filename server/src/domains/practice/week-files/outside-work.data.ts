import type { PersonalData } from '../../house/personal-data.service.ts';

/** What the person answered in files and brought back. */
export const outsideWorkData: readonly PersonalData[] = [
  {
    name: 'outside-work',
    tables: ['outside_work'],
    collect: (db, userId) =>
      db.selectFrom('outside_work').selectAll().where('owner_id', '=', userId).orderBy('brought_at').execute(),
  },
  {
    name: 'waiting-codes',
    tables: ['waiting_codes'],
    collect: (db, userId) =>
      db.selectFrom('waiting_codes').selectAll().where('owner_id', '=', userId).orderBy('brought_at').execute(),
  },
];
