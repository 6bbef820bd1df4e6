import type { Generated } from 'kysely';
import type { GeneratedJson, Timestamp } from '../../../ports/db/columns.ts';
import type { ChosenAt } from './choices.rules.ts';

export interface SettingsTable {
  user_id: string;
  learning_style: 'visual' | 'auditory' | 'reading' | 'kinesthetic';
  difficulty_preference: 'adaptive' | 'easy' | 'medium' | 'hard';
  notifications_enabled: boolean;
  email_notifications: boolean;
  reminders: 'off' | 'weekly' | 'daily';
  weekly_digest: boolean;
  theme: 'light' | 'dark' | 'system';
  theme_chosen: Generated<boolean>;
  focus: 'study' | 'teach';
  chosen_at: GeneratedJson<ChosenAt>;
  updated_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    settings: SettingsTable;
  }
}
