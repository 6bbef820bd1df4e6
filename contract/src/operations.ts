import { communityOperations } from './billing/community/schemas.ts';
import { paymentsOperations } from './billing/payments/schemas.ts';
import { billingOperations } from './billing/plans/schemas.ts';
import { scansOperations } from './documents/scans/schemas.ts';
import { documentsOperations } from './documents/schemas.ts';
import { tokensOperations } from './documents/tokens/schemas.ts';
import type { FeatureOperations } from './features.ts';
import { accountOperations } from './identity/account/schemas.ts';
import { authOperations } from './identity/auth/schemas.ts';
import { confirmationOperations } from './identity/confirmation/schemas.ts';
import { onboardingOperations } from './identity/onboarding/schemas.ts';
import { recoveryOperations } from './identity/recovery/schemas.ts';
import { referralOperations } from './identity/referral/schemas.ts';
import { sharedPhoneOperations } from './identity/shared-phone/schemas.ts';
import { socialOperations } from './identity/social/schemas.ts';
import { achievementsOperations } from './learning/achievements/schemas.ts';
import { contactOperations } from './letters/contact/schemas.ts';
import { catalogueOperations } from './library/catalogue/schemas.ts';
import { libraryOperations } from './library/courses/schemas.ts';
import { linkingOperations } from './lti/linking/schemas.ts';
import { membersOperations } from './lti/members/schemas.ts';
import { ltiOperations } from './lti/schemas.ts';
import { browserErrorsOperations } from './operation/browser-errors/schemas.ts';
import { operatorOperations } from './operation/status/schemas.ts';
import { papersOperations } from './papers/schemas.ts';
import { sharedPapersOperations } from './papers/sharing/schemas.ts';
import { paperSolvingOperations } from './papers/solving/schemas.ts';
import { cardsOperations } from './practice/decks/schemas.ts';
import { drillsOperations } from './practice/drills/schemas.ts';
import { practiceOperations } from './practice/schemas.ts';
import { sittingsOperations } from './practice/sittings/schemas.ts';
import { studyPagesOperations } from './practice/study-pages/schemas.ts';
import { weekFilesOperations } from './practice/week-files/schemas.ts';
import { progressOperations } from './progress/schemas.ts';
import { classroomOperations } from './quizzes/classroom/schemas.ts';
import { quizFilesOperations } from './quizzes/files/schemas.ts';
import { quizPicturesOperations } from './quizzes/pictures/schemas.ts';
import { quizzesOperations } from './quizzes/schemas.ts';
import { calendarOperations } from './reminders/calendar/schemas.ts';
import { pushOperations } from './reminders/push/schemas.ts';
import { lettersOperations } from './reminders/unsubscription/schemas.ts';
import { coverageOperations } from './sprints/coverage/schemas.ts';
import { sprintsOperations } from './sprints/schemas.ts';
import { assistantOperations } from './tutor/schemas.ts';

/** Every feature's operations with their schemas, for the server. Written by `npm run operations` from features.ts. */
export const featureOperations: FeatureOperations = {
  auth: authOperations,
  social: socialOperations,
  recovery: recoveryOperations,
  confirmation: confirmationOperations,
  contact: contactOperations,
  catalogue: catalogueOperations,
  library: libraryOperations,
  onboarding: onboardingOperations,
  account: accountOperations,
  sharedPhone: sharedPhoneOperations,
  referral: referralOperations,
  letters: lettersOperations,
  push: pushOperations,
  calendar: calendarOperations,
  progress: progressOperations,
  achievements: achievementsOperations,
  practice: practiceOperations,
  cards: cardsOperations,
  sittings: sittingsOperations,
  drills: drillsOperations,
  weekFiles: weekFilesOperations,
  assistant: assistantOperations,
  sprints: sprintsOperations,
  coverage: coverageOperations,
  documents: documentsOperations,
  scans: scansOperations,
  studyPages: studyPagesOperations,
  tokens: tokensOperations,
  payments: paymentsOperations,
  billing: billingOperations,
  community: communityOperations,
  quizzes: quizzesOperations,
  classroom: classroomOperations,
  quizFiles: quizFilesOperations,
  quizPictures: quizPicturesOperations,
  papers: papersOperations,
  sharedPapers: sharedPapersOperations,
  paperSolving: paperSolvingOperations,
  lti: ltiOperations,
  ltiLinking: linkingOperations,
  ltiMembers: membersOperations,
  browserErrors: browserErrorsOperations,
  operator: operatorOperations,
};
