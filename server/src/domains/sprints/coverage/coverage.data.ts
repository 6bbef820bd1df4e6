import type { PersonalData } from '../../house/personal-data.service.ts';

/** What the person compared with a course, and what they said about it. It goes with the account. */
export const coverageData: readonly PersonalData[] = [
  {
    name: 'notes-against-the-curriculum',
    tables: ['coverages'],
    collect: (db, userId) =>
      db
        .selectFrom('coverages')
        .select(['standard', 'course_code', 'document_ids', 'sprint_id', 'result', 'corrections'])
        .select(['university', 'own_part', 'created_at', 'updated_at'])
        .where('owner_id', '=', userId)
        .orderBy('created_at')
        .execute(),
  },
];
