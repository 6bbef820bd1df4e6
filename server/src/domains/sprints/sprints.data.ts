import type { PersonalData } from '../house/personal-data.service.ts';
import { listPaths } from './paths/drafts.repo.ts';

/** The days of the person's sprints: what they read, changed and completed. */
const days: PersonalData = {
  name: 'sprint-days',
  tables: ['sprint_days'],
  collect: (db, userId) =>
    db
      .selectFrom('sprint_days')
      .select(['path_id', 'position', 'week', 'title', 'objective', 'lesson', 'questions', 'edited_by_owner', 'videos'])
      .select(['completed_at', 'updated_at'])
      .where('owner_id', '=', userId)
      .orderBy('path_id')
      .orderBy('position')
      .execute(),
};

export const sprintsData: readonly PersonalData[] = [
  { name: 'sprints', tables: ['learning_paths'], collect: listPaths },
  days,
];
