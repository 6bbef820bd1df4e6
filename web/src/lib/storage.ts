import type { User } from '@akada/contract/client';
import { safeStorage } from './safe-storage.ts';
import { jsonEntry, numberEntry, textEntry } from './storage-entry.ts';

/** The two areas themselves, for what concerns every key in them (`account-storage.ts`). */
export const local = safeStorage('localStorage');
export const session = safeStorage('sessionStorage');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecordList = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every(isRecord);
const isNumberList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');
const isUser = (value: unknown): value is User =>
  isRecord(value) && [value.id, value.name, value.email].every((part) => typeof part === 'string');

/** Who took a public quiz on this device, without an account. */
export interface QuizStudentInfo extends Record<string, unknown> {
  name: string;
  email: string;
  /** As far as a quiz asked for them; empty where the student left them out. */
  number?: string;
  group?: string;
  timestamp: number | string;
}
const isStudentInfo = (value: unknown): value is QuizStudentInfo =>
  isRecord(value) && typeof value.name === 'string' && typeof value.email === 'string';

/** An attempt at a public quiz that was handed in and is not saved yet, as older pages kept it. */
export interface WaitingSubmission extends Record<string, unknown> {
  quizId: string;
  attemptToken: string;
  /** Who was signed in when it was handed in. */
  accountId: string | null;
  body: Record<string, unknown>;
}
const isWaitingList = (value: unknown): value is WaitingSubmission[] =>
  isRecordList(value) &&
  value.every(
    ({ quizId, attemptToken, body }) =>
      typeof quizId === 'string' && typeof attemptToken === 'string' && isRecord(body),
  );
const isAttempt = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && typeof value.token === 'string' && isRecord(value.student) && isRecord(value.answers);
const isStudentDraft = (value: unknown): value is { name: string; email: string } =>
  isRecord(value) && typeof value.name === 'string' && typeof value.email === 'string';

/** How far the recovery of a password has come in this tab. */
export interface RecoveryProgress extends Record<string, unknown> {
  requestId: string;
  /** When another code may be asked for, in milliseconds. */
  resendAt: number;
  /** Where this server keeps mails instead of sending them. */
  outbox?: string;
  /** Allows the new password to be saved. */
  resetToken?: string;
}
const isRecoveryProgress = (value: unknown): value is RecoveryProgress =>
  isRecord(value) && typeof value.requestId === 'string' && typeof value.resendAt === 'number';

/** A name and a bio that are typed and not saved yet. */
type ProfileDraft = { name: string; bio: string };
const isProfileDraft = (value: unknown): value is ProfileDraft =>
  isRecord(value) && typeof value.name === 'string' && typeof value.bio === 'string';

/** A message to the operator that is not sent yet. */
type ContactDraft = { name: string; email: string; message: string };
const isContactDraft = (value: unknown): value is ContactDraft =>
  isRecord(value) && [value.name, value.email, value.message].every((part) => typeof part === 'string');

export const OUTBOX = 'outbox_';

/** Every key that the app keeps in the browser. Nothing else names a key. */
export const storage = {
  // The session
  token: textEntry(local, 'token'),
  refreshToken: textEntry(local, 'refreshToken'),
  user: jsonEntry<User | null>(local, 'user', isUser, null),
  userId: textEntry(local, 'userId'),
  userName: textEntry(local, 'userName'),
  userEmail: textEntry(local, 'userEmail'),
  userAvatar: textEntry(local, 'userAvatar'),
  /** Whose session has expired on this device: what that account left here is sealed. */
  sealedFor: textEntry(local, 'sealedFor'),
  /** How far this device's clock runs ahead of the server's, in milliseconds. */
  clockSkew: numberEntry(local, 'clockSkew'),

  // Of the device, not of an account
  rememberedEmail: textEntry(local, 'rememberedEmail'),
  theme: textEntry(local, 'theme'),
  /** `on` or `off`, once somebody chose; until then the phone's own setting holds. */
  saver: textEntry(local, 'saver'),
  /** What was received and sent, by month. */
  dataUse: jsonEntry<Record<string, unknown>[]>(local, 'dataUse', isRecordList, []),
  language: textEntry(local, 'language'),

  // Where to go after signing in
  redirectAfterAuth: textEntry(local, 'redirectAfterAuth'),
  quizToAccess: textEntry(local, 'quizToAccess'),

  /** Whose reminders this browser shows. */
  pushOwner: textEntry(local, 'pushOwner'),
  /** Reminders were offered here. */
  remindersAsked: textEntry(local, 'remindersAsked'),

  /** Whether Home is for studying or for teaching, as the account's settings said the last time. */
  homeFocus: textEntry(local, 'homeFocus'),

  /** Of the invitation that led to the sign-up page, until an account is made. */
  referralCode: textEntry(local, 'referralCode'),

  /** Onboarding so far: its answers, the place in it, and whether they still wait to be sent. */
  onboarding: jsonEntry<Record<string, unknown> | null>(local, 'onboarding', isRecord, null),

  /** What was done in open lessons of the library without an account, until one takes it over. */
  openLessons: jsonEntry<Record<string, unknown>[]>(local, 'openLessons', isRecordList, []),
  /** An open lesson as it was last loaded, to read on without a network. */
  openLesson: (course: string, lesson: string) =>
    jsonEntry<Record<string, unknown> | null>(local, `openLesson_${course}_${lesson}`, isRecord, null),

  // Sprints and study
  selectedSprintId: textEntry(local, 'selectedSprintId'),
  sprintCount: numberEntry(local, 'sprint_count'),
  learningCards: jsonEntry<Record<string, unknown>[]>(local, 'learningCards', isRecordList, []),
  /** What was last said to the tutor about a sprint. */
  chatHistory: (learningPathId: string) =>
    jsonEntry<Record<string, unknown>[]>(local, `chat_history_${learningPathId}`, isRecordList, []),
  /** Where the learner was in a sprint: the day, how far in its text, and what was shown. */
  sprintPlace: (sprintId: string) =>
    jsonEntry<Record<string, unknown> | null>(local, `sprint_place_${sprintId}`, isRecord, null),
  /** The text of a day that is being changed and not saved yet. */
  dayDraft: (sprintId: string, day: number) =>
    jsonEntry<Record<string, unknown> | null>(local, `day_draft_${sprintId}_${day}`, isRecord, null),
  studySession: jsonEntry<Record<string, unknown> | null>(local, 'studySession', isRecord, null),
  /** Which tab counts study time now. */
  studyLease: jsonEntry<Record<string, unknown> | null>(local, 'study_lease', isRecord, null),
  lastStudyDate: textEntry(local, 'lastStudyDate'),
  currentStreak: numberEntry(local, 'currentStreak'),
  totalStudyTimeSeconds: numberEntry(local, 'totalStudyTimeSeconds'),
  todayStudyTimeSeconds: numberEntry(local, 'todayStudyTimeSeconds'),
  lastPlatformVisit: textEntry(local, 'lastPlatformVisit'),
  /** Calls that wait for a connection, of one account; sealed while somebody else is signed in. */
  outbox: (userId: string) => jsonEntry<Record<string, unknown>[]>(local, `${OUTBOX}${userId}`, isRecordList, []),
  /** The same for what belongs to nobody who is signed in: quizzes that were handed in on this device. */
  deviceOutbox: jsonEntry<Record<string, unknown>[]>(local, 'outbox', isRecordList, []),
  streakAchievement: (days: number) => textEntry(local, `streak_achievement_${days}`),
  timeAchievement: (hours: number) => textEntry(local, `time_achievement_${hours}`),

  // Documents, quizzes, progress and billing
  quizStudentInfo: jsonEntry<QuizStudentInfo | null>(local, 'quizStudentInfo', isStudentInfo, null),
  quizHistory: jsonEntry<Record<string, unknown>[]>(local, 'quizHistory', isRecordList, []),
  studyHistory: jsonEntry<Record<string, unknown>[]>(local, 'studyHistory', isRecordList, []),
  quizCache: (quizId: string) => jsonEntry<Record<string, unknown> | null>(local, `quiz_${quizId}`, isRecord, null),
  quizAttempt: (quizId: string) =>
    jsonEntry<Record<string, unknown> | null>(local, `quizAttempt_${quizId}`, isAttempt, null),
  /** The form before November 2026 of what `deviceOutbox` holds. */
  quizSubmissions: jsonEntry<WaitingSubmission[]>(local, 'quizSubmissions', isWaitingList, []),
  /** How many results were shown here, so that each brings another word of encouragement. */
  quizResultsSeen: numberEntry(local, 'quizResultsSeen'),
  progressData: jsonEntry<Record<string, unknown> | null>(local, 'progressData', isRecord, null),
  tokenBalance: jsonEntry<Record<string, unknown> | null>(local, 'tokenBalance', isRecord, null),
  subscriptionStatus: textEntry(local, 'subscription_status'),
  /** The conversation of the document page in this tab: messages, the chosen document, work under way. */
  documentChat: jsonEntry<Record<string, unknown> | null>(session, 'documentChat', isRecord, null),
  /** Changes to a quiz that are not saved yet. */
  quizDraft: (quizId: string) =>
    jsonEntry<Record<string, unknown> | null>(local, `quiz_draft_${quizId}`, isRecord, null),

  /** The quiz of a day that is under way in this tab. */
  sprintQuiz: jsonEntry<Record<string, unknown> | null>(session, 'sprintQuiz', isRecord, null),

  /** Tokens were offered in this tab without being asked for. */
  tokensOffered: textEntry(session, 'tokensOffered'),

  /** The session has expired in this tab, and nobody was told so yet: a page may be left in that very moment. */
  expiryUntold: textEntry(session, 'expiryUntold'),

  // Counters of this tab
  reloadCount: numberEntry(session, 'reloadCount'),
  /** The address whose loads are counted. */
  reloadedAddress: textEntry(session, 'reloadedAddress'),
  tokenRefreshAttempted: textEntry(session, 'token_refresh_attempted'),
  settingsFetchAttempts: numberEntry(session, 'settingsFetchAttempts'),
  redirectAttempts: numberEntry(session, 'redirectAttempts'),
  /** When the refreshes since the last success were tried, in milliseconds. */
  refreshAttempts: jsonEntry<number[]>(session, 'refreshAttempts', isNumberList, []),
  resetEmail: textEntry(session, 'resetEmail'),
  profileDraft: jsonEntry<ProfileDraft | null>(session, 'profileDraft', isProfileDraft, null),
  quizStudentDraft: jsonEntry<{ name: string; email: string; number?: string; group?: string } | null>(
    session,
    'quizStudentDraft',
    isStudentDraft,
    null,
  ),
  signUpDraft: jsonEntry<{ name: string; email: string } | null>(session, 'signUpDraft', isStudentDraft, null),
  contactDraft: jsonEntry<ContactDraft | null>(session, 'contactDraft', isContactDraft, null),
  /** Which of the landing page's doors led to the sign-up in this tab. */
  doorTaken: textEntry(session, 'doorTaken'),
  /** Answers about a new sprint that is not created yet. */
  sprintDraft: jsonEntry<Record<string, unknown> | null>(session, 'sprintDraft', isRecord, null),
  recovery: jsonEntry<RecoveryProgress | null>(session, 'recovery', isRecoveryProgress, null),
  /** Proves to the server that a sign-in at Google or Apple ends in the browser that began it. */
  socialKey: textEntry(session, 'socialKey'),
};

/** An older client may have left a password here. It is never written, only removed. */
const TEMPORARY_PASSWORD_KEY = 'tempAuthPassword';

export function removeTemporaryPassword(): void {
  local.remove(TEMPORARY_PASSWORD_KEY);
  session.remove(TEMPORARY_PASSWORD_KEY);
}

/** Keeps what the server has answered about an account, unless it was signed out while the answer was on its way. */
export function keepOfAccount(keep: () => void): void {
  if (storage.token.get() !== null) keep();
}

/** Starts every loop guard of this tab anew. */
export function clearAttemptCounters(): void {
  storage.reloadCount.remove();
  storage.reloadedAddress.remove();
  storage.tokenRefreshAttempted.remove();
  storage.settingsFetchAttempts.remove();
  storage.redirectAttempts.remove();
  storage.refreshAttempts.remove();
}
