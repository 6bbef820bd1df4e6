import type { Preferences } from '@akada/contract';
import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

export interface AcademicProfilesTable {
  id: string;
  user_id: string;
  university: string;
  faculty: string;
  department: string;
  program: string;
  level: number;
  semester: string | null;
  /** Written as JSON text, read as a list. */
  current_courses: ColumnType<string[], string, string>;
  preferred_learning_style: 'text' | 'video' | 'mixed';
  preferred_standard: 'CCMAS' | 'BMAS';
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface UserPreferencesTable {
  user_id: string;
  answers: ColumnType<Preferences, string, string>;
  updated_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    academic_profiles: AcademicProfilesTable;
    user_preferences: UserPreferencesTable;
  }
}
