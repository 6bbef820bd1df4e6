import type { PersonalData } from '../../house/personal-data.service.ts';
import { findPreferences, findProfile } from './profile.repo.ts';

/** Where the person studies, and what they answered. */
export const profileData: readonly PersonalData[] = [
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
];
