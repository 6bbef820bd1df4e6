import type { Migration } from 'kysely';
import * as accounts from './0001_accounts.ts';
import * as recovery from './0002_recovery.ts';
import * as onboarding from './0003_onboarding.ts';
import * as settings from './0004_settings.ts';
import * as social from './0005_social.ts';
import * as teaching from './0006_teaching.ts';
import * as generations from './0007_generations.ts';
import * as documents from './0008_documents.ts';
import * as quizzes from './0009_quizzes.ts';
import * as study from './0010_study.ts';
import * as sprints from './0011_sprints.ts';
import * as learning from './0012_learning.ts';
import * as practice from './0013_practice.ts';
import * as assistant from './0014_assistant.ts';
import * as createdOnce from './0015_created_once.ts';
import * as quizOpenings from './0016_quiz_openings.ts';
import * as examinations from './0017_examinations.ts';
import * as billing from './0018_billing.ts';
import * as planStarts from './0019_plan_starts.ts';
import * as studyStretches from './0020_study_stretches.ts';
import * as reminders from './0021_reminders.ts';
import * as pushAndCalendar from './0022_push_and_calendar.ts';
import * as learningDays from './0023_learning_days.ts';
import * as chosenTheme from './0024_chosen_theme.ts';
import * as anchorDay from './0025_anchor_day.ts';
import * as openQuestions from './0026_open_questions.ts';
import * as disabledAccounts from './0027_disabled_accounts.ts';
import * as quizDrafts from './0028_quiz_drafts.ts';
import * as struckQuestions from './0029_struck_questions.ts';
import * as recallCards from './0030_recall_cards.ts';
import * as focus from './0031_focus.ts';
import * as documentTalk from './0032_document_talk.ts';
import * as quizCodes from './0033_quiz_codes.ts';
import * as takers from './0034_takers.ts';
import * as failedSprints from './0035_failed_sprints.ts';
import * as digest from './0036_digest.ts';
import * as costOfQuizzes from './0037_cost_of_quizzes.ts';
import * as tutorMarks from './0038_tutor_marks.ts';
import * as pausedCharges from './0039_paused_charges.ts';
import * as provedLinks from './0040_proved_links.ts';
import * as refundsAndTrials from './0041_refunds_and_trials.ts';
import * as openingDevices from './0042_opening_devices.ts';

/** Every migration by name, in order. Forward only: a mistake is mended by the next one. */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_recovery': recovery,
  '0003_onboarding': onboarding,
  '0004_settings': settings,
  '0005_social': social,
  '0006_teaching': teaching,
  '0007_generations': generations,
  '0008_documents': documents,
  '0009_quizzes': quizzes,
  '0010_study': study,
  '0011_sprints': sprints,
  '0012_learning': learning,
  '0013_practice': practice,
  '0014_assistant': assistant,
  '0015_created_once': createdOnce,
  '0016_quiz_openings': quizOpenings,
  '0017_examinations': examinations,
  '0018_billing': billing,
  '0019_plan_starts': planStarts,
  '0020_study_stretches': studyStretches,
  '0021_reminders': reminders,
  '0022_push_and_calendar': pushAndCalendar,
  '0023_learning_days': learningDays,
  '0024_chosen_theme': chosenTheme,
  '0025_anchor_day': anchorDay,
  '0026_open_questions': openQuestions,
  '0027_disabled_accounts': disabledAccounts,
  '0028_quiz_drafts': quizDrafts,
  '0029_struck_questions': struckQuestions,
  '0030_recall_cards': recallCards,
  '0031_focus': focus,
  '0032_document_talk': documentTalk,
  '0033_quiz_codes': quizCodes,
  '0034_takers': takers,
  '0035_failed_sprints': failedSprints,
  '0036_digest': digest,
  '0037_cost_of_quizzes': costOfQuizzes,
  '0038_tutor_marks': tutorMarks,
  '0039_paused_charges': pausedCharges,
  '0040_proved_links': provedLinks,
  '0041_refunds_and_trials': refundsAndTrials,
  '0042_opening_devices': openingDevices,
};
