import { jobsOf, personalDataOf } from './assembly/assemble.ts';
import { type AllServices, inOrder } from './assembly/in-order.ts';
import { accountFeature } from './features/account/account.feature.ts';
import { achievementsFeature } from './features/achievements/achievements.feature.ts';
import { assistantFeature } from './features/assistant/assistant.feature.ts';
import { authFeature } from './features/auth/auth.feature.ts';
import { billingFeature } from './features/billing/billing.feature.ts';
import { calendarFeature } from './features/calendar/calendar.feature.ts';
import { catalogueFeature } from './features/catalogue/catalogue.feature.ts';
import { communityFeature } from './features/community/community.feature.ts';
import { confirmationFeature } from './features/confirmation/confirmation.feature.ts';
import { contactFeature } from './features/contact/contact.feature.ts';
import { deadlinesFeature } from './features/deadlines/deadlines.feature.ts';
import { digestFeature } from './features/digest/digest.feature.ts';
import { docsFeature } from './features/docs/docs.feature.ts';
import { documentsFeature } from './features/documents/documents.feature.ts';
import { entitlementsFeature } from './features/entitlements/entitlements.feature.ts';
import { generationFeature } from './features/generation/generation.feature.ts';
import { learningFeature } from './features/learning/learning.feature.ts';
import { libraryFeature } from './features/library/library.feature.ts';
import { lettersFeature } from './features/mail/letters.feature.ts';
import { mailFeature } from './features/mail/mail.feature.ts';
import { onboardingFeature } from './features/onboarding/onboarding.feature.ts';
import { pagesFeature } from './features/pages/pages.feature.ts';
import { paymentsFeature } from './features/payments/payments.feature.ts';
import { practiceFeature } from './features/practice/practice.feature.ts';
import { progressFeature } from './features/progress/progress.feature.ts';
import { pushFeature } from './features/push/push.feature.ts';
import { quizzesFeature } from './features/quizzes/quizzes.feature.ts';
import { recoveryFeature } from './features/recovery/recovery.feature.ts';
import { referralFeature } from './features/referral/referral.feature.ts';
import { remindersFeature } from './features/reminders/reminders.feature.ts';
import { socialFeature } from './features/social/social.feature.ts';
import { sprintFactsFeature } from './features/sprints/sprint-facts.feature.ts';
import { sprintsFeature } from './features/sprints/sprints.feature.ts';
import { studyPagesFeature } from './features/study-pages/study-pages.feature.ts';
import { systemFeature } from './features/system/system.feature.ts';
import { teachingFeature } from './features/teaching/teaching.feature.ts';
import { tokensFeature } from './features/tokens/tokens.feature.ts';

/** The product, feature by feature; each comes after what it needs. A new one is named here, and nowhere else. */
export const features = inOrder([
  systemFeature,
  mailFeature,
  generationFeature,
  teachingFeature,
  referralFeature,
  confirmationFeature,
  authFeature,
  lettersFeature,
  socialFeature,
  recoveryFeature,
  contactFeature,
  pushFeature,
  catalogueFeature,
  libraryFeature,
  onboardingFeature,
  learningFeature,
  achievementsFeature,
  sprintFactsFeature,
  entitlementsFeature,
  paymentsFeature,
  tokensFeature,
  documentsFeature,
  accountFeature,
  quizzesFeature,
  sprintsFeature,
  billingFeature,
  studyPagesFeature,
  deadlinesFeature,
  practiceFeature,
  progressFeature,
  assistantFeature,
  calendarFeature,
  remindersFeature,
  digestFeature,
  communityFeature,
  docsFeature,
  pagesFeature,
]);

export type Services = AllServices<typeof features>;

export const jobs = jobsOf(features);
export const personalData = personalDataOf(features);
