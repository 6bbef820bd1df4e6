import type { Preferences } from '@akada/contract';
import type { ColumnType, Generated } from 'kysely';

/** The tables as Kysely sees them; `migrations/` is what makes them. */

type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface UsersTable {
  id: string;
  email: string;
  name: string;
  password_hash: string | null;
  bio: Generated<string>;
  avatar_key: string | null;
  timezone: string;
  email_confirmed_at: Timestamp | null;
  created_at: Timestamp;
}

export interface ConsentsTable {
  user_id: string;
  document: string;
  version: string;
  given_at: Timestamp;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  user_agent: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
}

export interface RefreshTokensTable {
  hash: string;
  session_id: string;
  created_at: Timestamp;
  spent_at: Timestamp | null;
}

export interface AttemptsTable {
  key: string;
  count: number;
  window_ends_at: Timestamp;
}

export interface IdentitiesTable {
  provider: string;
  subject: string;
  user_id: string;
  linked_at: Timestamp;
}

export interface SocialSignInsTable {
  state_hash: string;
  provider: string;
  browser_key_hash: string;
  begun_at: Timestamp;
  returned_at: Timestamp | null;
  code_hash: string | null;
  subject: string | null;
  email: string | null;
  email_verified: Generated<boolean>;
  name: string | null;
  finished_at: Timestamp | null;
}

export interface SettingsTable {
  user_id: string;
  learning_style: 'visual' | 'auditory' | 'reading' | 'kinesthetic';
  difficulty_preference: 'adaptive' | 'easy' | 'medium' | 'hard';
  notifications_enabled: boolean;
  email_notifications: boolean;
  theme: 'light' | 'dark' | 'system';
  updated_at: Timestamp;
}

export interface ReferralCodesTable {
  user_id: string;
  code: string;
}

export interface ReferralsTable {
  id: string;
  inviter_id: string | null;
  invited_id: string | null;
  signed_up_at: Timestamp;
  confirmed_at: Timestamp | null;
  points: Generated<number>;
}

export interface PasswordResetsTable {
  id: string;
  email_hash: string;
  user_id: string | null;
  created_at: Timestamp;
  code_expires_at: Timestamp;
  code_hash: string | null;
  wrong_tries: Generated<number>;
  mailed_at: Timestamp | null;
  token_hash: string | null;
  token_expires_at: Timestamp | null;
}

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  message: string;
  created_at: Timestamp;
}

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

export interface LearningPathsTable {
  id: string;
  owner_id: string;
  title: string;
  description: string;
  content_preview: string;
  course_code: string | null;
  standard: 'CCMAS' | 'BMAS' | null;
  status: 'draft' | 'active';
  source: string;
  position: number;
  created_at: Timestamp;
}

export interface TeachingUsageTable {
  id: string;
  user_id: string | null;
  address_hash: string;
  model: string;
  purpose: string;
  outcome: 'reserved' | 'done' | 'rejected' | 'failed' | 'stopped' | 'fallback';
  /** Why the built-in teacher took over. */
  reason: string | null;
  reserved_tokens: number;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  /** Millionths of the operator's currency. */
  cost_micros: Generated<number>;
  latency_ms: number | null;
  began_at: Timestamp;
}

export type GenerationKind = 'quiz' | 'quiz_question' | 'study' | 'sprint' | 'sprint_day';
export type GenerationStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface GenerationsTable {
  id: string;
  owner_id: string;
  kind: GenerationKind;
  address: string;
  input: ColumnType<object, string, never>;
  has_priority: boolean;
  status: GenerationStatus;
  /** How often it was begun; a run that was replaced can save nothing. */
  run: Generated<number>;
  percent: Generated<number>;
  doing: Generated<string>;
  result_id: string | null;
  error_code: string | null;
  error_text: string | null;
  created_at: Timestamp;
  /** When the run last said that it is alive. */
  alive_at: Timestamp | null;
  finished_at: Timestamp | null;
}

export interface Tables {
  generations: GenerationsTable;
  teaching_usage: TeachingUsageTable;
  academic_profiles: AcademicProfilesTable;
  user_preferences: UserPreferencesTable;
  learning_paths: LearningPathsTable;
  password_resets: PasswordResetsTable;
  contact_messages: ContactMessagesTable;
  identities: IdentitiesTable;
  social_sign_ins: SocialSignInsTable;
  users: UsersTable;
  consents: ConsentsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  attempts: AttemptsTable;
  settings: SettingsTable;
  referral_codes: ReferralCodesTable;
  referrals: ReferralsTable;
}
