import type { PersonalData } from '../../house/personal-data.service.ts';

/** The study materials that the person had made. They go with the account. */
export const studyPagesData: PersonalData = {
  name: 'study-materials',
  tables: ['studies'],
  collect: (db, userId) =>
    db
      .selectFrom('studies')
      .select(['id', 'title', 'document_id', 'content', 'created_at', 'updated_at'])
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .execute(),
};
