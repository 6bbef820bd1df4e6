import type { PersonalData } from '../../house/personal-data.service.ts';

/** Which laptops a lecturer paired; they go with the account. */
export const classroomData: readonly PersonalData[] = [
  {
    name: 'class-laptops',
    tables: ['class_laptops', 'class_carried'],
    collect: (db, userId) =>
      db
        .selectFrom('class_laptops')
        .select(['name', 'public_key', 'paired_at'])
        .where('owner_id', '=', userId)
        .orderBy('paired_at')
        .execute(),
  },
];
