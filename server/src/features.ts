import { jobsOf, personalDataOf } from './assembly/assemble.ts';
import { type AllServices, inOrder } from './assembly/in-order.ts';
import { communityFeature } from './domains/billing/community/community.feature.ts';
import { entitlementsFeature } from './domains/billing/entitlements/entitlements.feature.ts';
import { paymentsFeature } from './domains/billing/payments/payments.feature.ts';
import { billingFeature } from './domains/billing/plans/billing.feature.ts';
import { documentsFeature } from './domains/documents/documents.feature.ts';
import { tokensFeature } from './domains/documents/tokens/tokens.feature.ts';
import { docsFeature } from './domains/house/reference/docs.feature.ts';
import { systemFeature } from './domains/house/system/system.feature.ts';
import { accountFeature } from './domains/identity/account/account.feature.ts';
import { authFeature } from './domains/identity/auth/auth.feature.ts';
import { confirmationFeature } from './domains/identity/confirmation/confirmation.feature.ts';
import { onboardingFeature } from './domains/identity/onboarding/onboarding.feature.ts';
import { recoveryFeature } from './domains/identity/recovery/recovery.feature.ts';
import { referralFeature } from './domains/identity/referral/referral.feature.ts';
import { socialFeature } from './domains/identity/social/social.feature.ts';
import { achievementsFeature } from './domains/learning/achievements/achievements.feature.ts';
import { learningFeature } from './domains/learning/learning.feature.ts';
import { contactFeature } from './domains/letters/contact/contact.feature.ts';
import { mailFeature } from './domains/letters/mail/mail.feature.ts';
import { catalogueFeature } from './domains/library/catalogue/catalogue.feature.ts';
import { libraryFeature } from './domains/library/courses/library.feature.ts';
import { practiceFeature } from './domains/practice/practice.feature.ts';
import { studyPagesFeature } from './domains/practice/study-pages/study-pages.feature.ts';
import { deadlinesFeature } from './domains/progress/deadlines/deadlines.feature.ts';
import { progressFeature } from './domains/progress/progress.feature.ts';
import { quizzesFeature } from './domains/quizzes/quizzes.feature.ts';
import { calendarFeature } from './domains/reminders/calendar/calendar.feature.ts';
import { digestFeature } from './domains/reminders/digest/digest.feature.ts';
import { pushFeature } from './domains/reminders/push/push.feature.ts';
import { remindersFeature } from './domains/reminders/reminders.feature.ts';
import { lettersFeature } from './domains/reminders/unsubscription/letters.feature.ts';
import { pagesFeature } from './domains/sharing/pages/pages.feature.ts';
import { sprintFactsFeature } from './domains/sprints/sprint-facts.feature.ts';
import { sprintsFeature } from './domains/sprints/sprints.feature.ts';
import { generationFeature } from './domains/teaching/generation/generation.feature.ts';
import { teachingFeature } from './domains/teaching/teaching.feature.ts';
import { assistantFeature } from './domains/tutor/assistant.feature.ts';

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
