import { accountData } from './features/account/account.data.ts';
import type { PersonalData } from './features/account/personal-data.service.ts';
import { assistantData } from './features/assistant/assistant.data.ts';
import { billingData } from './features/billing/billing.data.ts';
import { calendarData } from './features/calendar/calendar.data.ts';
import { documentsData } from './features/documents/documents.data.ts';
import { generationData } from './features/generation/generation.data.ts';
import { learningData } from './features/learning/learning.data.ts';
import { onboardingData } from './features/onboarding/onboarding.data.ts';
import { paymentsData } from './features/payments/payments.data.ts';
import { practiceData } from './features/practice/practice.data.ts';
import { pushData } from './features/push/push.data.ts';
import { quizzesData } from './features/quizzes/quizzes.data.ts';
import { recoveryData } from './features/recovery/recovery.data.ts';
import { referralData } from './features/referral/referral.data.ts';
import { remindersData } from './features/reminders/reminders.data.ts';
import { socialData } from './features/social/social.data.ts';
import { sprintsData } from './features/sprints/sprints.data.ts';
import { studyData } from './features/study/study.data.ts';
import { teachingData } from './features/teaching/teaching.data.ts';
import { tokensData } from './features/tokens/tokens.data.ts';

/** Everything that is kept about a person, by feature; what a new feature keeps is registered here. */
export const personalData: readonly PersonalData[] = [
  ...accountData,
  socialData,
  ...onboardingData,
  referralData,
  remindersData,
  pushData,
  calendarData,
  recoveryData,
  teachingData,
  studyData,
  sprintsData,
  ...documentsData,
  tokensData,
  ...paymentsData,
  billingData,
  generationData,
  learningData,
  ...practiceData,
  assistantData,
  ...quizzesData,
];
