import type {
  DocumentCitation,
  LessonSource,
  LessonTerm,
  PracticeQuestion,
  Preferences,
  QuizSettings,
  SprintLesson,
  SprintVideo,
} from '@akada/contract';
import type { LessonIndex, ReviewCard, SectionPart, TutorState } from '@akada/engine';
import type { ColumnType, Generated } from 'kysely';

/** The tables as Kysely sees them; `migrations/` is what makes them. */

type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Written as JSON text, read as it was; has a default. */
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

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
  /** catalogue: recommended by onboarding. */
  source: string;
  position: number;
  created_at: Timestamp;
  state: Generated<'draft' | 'creating' | 'ready' | 'failed'>;
  topic: Generated<string>;
  short_description: Generated<string>;
  planned_from: 'course' | 'nearest_course' | 'document' | 'topic' | 'skeleton' | null;
  note: string | null;
  topics_left_out: GeneratedJson<string[]>;
  education_level: Generated<string>;
  learning_style: Generated<string>;
  dedication: Generated<string>;
  reminder: Generated<string>;
  goals: Generated<string>;
  max_weeks: Generated<number>;
  minutes_per_day: Generated<number>;
  exam_date: string | null;
  document_ids: GeneratedJson<string[]>;
  /** By the number of the week. */
  week_videos: GeneratedJson<Record<string, SprintVideo[]>>;
  /** The latest order for the sprint. */
  generation_id: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface SprintDaysTable {
  id: string;
  path_id: string;
  owner_id: string;
  position: number;
  week: number;
  week_title: string;
  kind: 'study' | 'review';
  title: string;
  objective: string;
  topics: ColumnType<string[], string, string>;
  /** What of the source it is written from; empty where there is none. */
  parts: ColumnType<SectionPart[], string, string>;
  minutes: number;
  state: 'planned' | 'ready' | 'outline' | 'failed';
  fill_tries: Generated<number>;
  lesson: string | null;
  key_terms: GeneratedJson<LessonTerm[]>;
  sources: GeneratedJson<LessonSource[]>;
  /** null: not made yet. */
  questions: ColumnType<SprintLesson['questions'] | null, string | null | undefined, string | null>;
  lesson_index: ColumnType<LessonIndex | null, string | null | undefined, string | null>;
  made_by: 'embedded' | 'model' | 'learner' | null;
  note: string | null;
  edited_by_owner: Generated<boolean>;
  videos: GeneratedJson<SprintVideo[]>;
  completed_at: Timestamp | null;
  updated_at: Timestamp;
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

export interface DocumentsTable {
  id: string;
  owner_id: string;
  /** Under which its file and its text lie in the storage. */
  file_key: string;
  sha256: string;
  filename: string;
  size: number;
  type: string;
  title: string;
  pages: number | null;
  words: number;
  reading_minutes: number;
  language: string;
  is_english: boolean;
  summary: string;
  notice: string | null;
  key_terms: ColumnType<{ term: string; definition: string; section_id: string }[], string, never>;
  /** Null until somebody asked for them. */
  prompts: ColumnType<string[] | null, null, string>;
  created_at: Timestamp;
}

export interface DocumentMessagesTable {
  id: string;
  number: Generated<string>;
  document_id: string;
  owner_id: string;
  role: 'learner' | 'assistant';
  text: string;
  citations: ColumnType<DocumentCitation[], string, never>;
  created_at: Timestamp;
}

export interface TokenAccountsTable {
  user_id: string;
  available: Generated<number>;
  used_free_trial: Generated<boolean>;
}

export interface DocumentUnlocksTable {
  user_id: string;
  document_id: string;
  paid_with: 'free_trial' | 'token';
  unlocked_at: Timestamp;
}

/** What is being made of a document that is not unlocked yet; counts only while it is being made. */
export interface TokenHoldsTable {
  generation_id: string;
  user_id: string;
  document_id: string;
}

export interface TokenGrantsTable {
  id: string;
  user_id: string;
  documents: number;
  reason: 'purchase';
  reference: string | null;
  granted_at: Timestamp;
}

export interface PaymentsTable {
  reference: string;
  user_id: string | null;
  provider: string;
  purpose: 'tokens';
  item: string;
  description: string;
  amount_kobo: number;
  return_path: string;
  status: 'pending' | 'paid' | 'failed';
  begun_at: Timestamp;
  settled_at: Timestamp | null;
}

export interface SandboxCheckoutsTable {
  reference: string;
  amount_kobo: number;
  outcome: 'paid' | 'failed' | null;
  decided_at: Timestamp | null;
}

export interface QuizzesTable {
  id: string;
  /** What stands in the shared link; the owner can renew it. */
  link_id: string;
  owner_id: string;
  title: string;
  document_ids: ColumnType<string[], string, string>;
  /** What the teacher said about it. */
  making: ColumnType<QuizMaking, string, string>;
  settings: ColumnType<QuizSettings, string, string>;
  /** Rises with every change. */
  version: number;
  /** Rises with every change of the questions. */
  content_version: number;
  question_count: number;
  closed_at: Timestamp | null;
  taken_down_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface QuizMaking {
  reason?: string;
  note?: string;
}

export interface QuizVersionsTable {
  quiz_id: string;
  version: number;
  /** Written as JSON text; the feature knows what a question is. */
  questions: ColumnType<unknown, string, string>;
  created_at: Timestamp;
}

export interface QuizSubmissionsTable {
  id: string;
  quiz_id: string;
  content_version: number;
  /** Names the attempt: handing it in twice changes nothing. */
  attempt: string;
  user_id: string | null;
  student_name: string;
  student_email: string;
  score: number;
  correct: number;
  total: number;
  answers: ColumnType<unknown, string, string>;
  /** What the browser said; never believed. */
  claimed_score: number | null;
  seconds: number | null;
  is_late: boolean;
  is_unverified: boolean;
  submitted_at: Timestamp;
}

export interface QuizAttemptLogsTable {
  id: string;
  quiz_id: string;
  student_name: string;
  student_email: string;
  status: 'started' | 'completed';
  logged_at: Timestamp;
}

/** Letters that wait to be sent; gone once they are. */
export interface QuizRequestsTable {
  id: string;
  quiz_id: string | null;
  kind: 'stats' | 'erasure';
  name: string;
  email: string;
  message: string;
  created_at: Timestamp;
}

export interface QuizReportsTable {
  id: string;
  quiz_id: string;
  reason: string;
  message: string;
  email: string | null;
  created_at: Timestamp;
}

export type LearningEventKind =
  | 'visit'
  | 'study'
  | 'day_completed'
  | 'sprint_completed'
  | 'quiz_taken'
  | 'review_done'
  | 'document_uploaded';

/** What the learner is told about an event; a score in percent where there is one. */
export interface LearningEventDetails {
  title?: string;
  score?: number;
  dayId?: string;
  count?: number;
}

export interface LearningEventsTable {
  id: string;
  user_id: string;
  /** The same thing reported twice has the same key. */
  key: string;
  kind: LearningEventKind;
  /** The learner's own day, yyyy-MM-dd. */
  day: string;
  at: Timestamp;
  sprint_id: string | null;
  seconds: Generated<number>;
  details: ColumnType<LearningEventDetails, string, never>;
}

export interface StudiesTable {
  id: string;
  /** What stands in the shared link. */
  link_id: string;
  owner_id: string;
  document_id: string | null;
  title: string;
  content: string;
  html: string;
  outline: ColumnType<{ level: number; id: string; text: string }[], string, string>;
  /** Of the renderer that made the HTML. */
  markdown_version: number;
  closed_at: Timestamp | null;
  taken_down_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface StudyReportsTable {
  id: string;
  study_id: string;
  reason: string;
  message: string;
  email: string | null;
  created_at: Timestamp;
}

type KeptQuestion = Omit<PracticeQuestion, 'id' | 'question_text'>;

export interface AssessmentsTable {
  id: string;
  owner_id: string;
  sprint_id: string;
  day_id: string;
  topic: string;
  questions: ColumnType<KeptQuestion[], string, never>;
  /** null until it is handed in. */
  answers: ColumnType<Record<string, string> | null, string | undefined, string>;
  score: number | null;
  created_at: Timestamp;
  submitted_at: Timestamp | null;
}

export interface ReviewCardsTable {
  id: string;
  owner_id: string;
  sprint_id: string;
  day_id: string;
  /** The question's words; the same question has one card. */
  question_key: string;
  question: ColumnType<KeptQuestion, string, string>;
  card: ColumnType<ReviewCard, string, string>;
  due_at: Timestamp;
}

export interface ReviewAnswersTable {
  owner_id: string;
  /** The sender's; the same answer counts once. */
  event_id: string;
  card_id: string;
  is_correct: boolean;
  /** The learner's own day on which it was counted. */
  day: string;
  answered_at: Timestamp;
}

export interface TutorMessagesTable {
  id: string;
  owner_id: string;
  sprint_id: string;
  /** Counted through the sprint from 1. */
  day: number;
  role: 'user' | 'assistant';
  text: string;
  citations: GeneratedJson<DocumentCitation[]>;
  /** Where the conversation stood after the tutor's words. */
  state: ColumnType<TutorState | null, string | undefined, never>;
  has_more: Generated<boolean>;
  position: Generated<string>;
  created_at: Timestamp;
}

export interface Tables {
  tutor_messages: TutorMessagesTable;
  assessments: AssessmentsTable;
  review_cards: ReviewCardsTable;
  review_answers: ReviewAnswersTable;
  studies: StudiesTable;
  study_reports: StudyReportsTable;
  learning_events: LearningEventsTable;
  quizzes: QuizzesTable;
  quiz_versions: QuizVersionsTable;
  quiz_submissions: QuizSubmissionsTable;
  quiz_attempt_logs: QuizAttemptLogsTable;
  quiz_requests: QuizRequestsTable;
  quiz_reports: QuizReportsTable;
  documents: DocumentsTable;
  document_messages: DocumentMessagesTable;
  token_accounts: TokenAccountsTable;
  document_unlocks: DocumentUnlocksTable;
  token_holds: TokenHoldsTable;
  token_grants: TokenGrantsTable;
  payments: PaymentsTable;
  sandbox_checkouts: SandboxCheckoutsTable;
  generations: GenerationsTable;
  teaching_usage: TeachingUsageTable;
  academic_profiles: AcademicProfilesTable;
  user_preferences: UserPreferencesTable;
  learning_paths: LearningPathsTable;
  sprint_days: SprintDaysTable;
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
