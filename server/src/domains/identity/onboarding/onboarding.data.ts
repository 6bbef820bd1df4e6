import type { PersonalData } from '../../house/personal-data.service.ts';
import { listPaths } from '../../sprints/paths/drafts.service.ts';
import { findPreferences, findProfile } from './onboarding.repo.ts';

/** Where the person studies, what they answered, and the sprints that they own. */
export const onboardingData: readonly PersonalData[] = [
  {
    name: 'academic-profile',
    tables: ['academic_profiles'],
    collect: async (db, userId) => (await findProfile(db, userId)) ?? null,
  },
  {
    name: 'preferences',
    tables: ['user_preferences'],
    collect: async (db, userId) => (await findPreferences(db, userId)) ?? null,
  },
  { name: 'sprints', tables: ['learning_paths'], collect: listPaths },
];
