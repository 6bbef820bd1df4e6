import type { PersonalData } from '../../house/personal-data.service.ts';

/** What the person had made in the last month, and how it went. */
export const generationData: PersonalData = {
  name: 'generations',
  tables: ['generations'],
  collect: (db, userId) =>
    db
      .selectFrom('generations')
      .select(['kind', 'input', 'status', 'error_text', 'created_at', 'finished_at'])
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .execute(),
};
