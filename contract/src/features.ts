import { communityEndpoints } from './billing/community/endpoints.ts';
import { paymentsEndpoints } from './billing/payments/endpoints.ts';
import { billingEndpoints } from './billing/plans/endpoints.ts';
import { documentsEndpoints } from './documents/endpoints.ts';
import { scansEndpoints } from './documents/scans/endpoints.ts';
import { tokensEndpoints } from './documents/tokens/endpoints.ts';
import type { OperationsOf } from './http/endpoint.ts';
import { accountEndpoints } from './identity/account/endpoints.ts';
import { authEndpoints } from './identity/auth/endpoints.ts';
import { confirmationEndpoints } from './identity/confirmation/endpoints.ts';
import { onboardingEndpoints } from './identity/onboarding/endpoints.ts';
import { recoveryEndpoints } from './identity/recovery/endpoints.ts';
import { referralEndpoints } from './identity/referral/endpoints.ts';
import { sharedPhoneEndpoints } from './identity/shared-phone/endpoints.ts';
import { socialEndpoints } from './identity/social/endpoints.ts';
import { achievementsEndpoints } from './learning/achievements/endpoints.ts';
import { contactEndpoints } from './letters/contact/endpoints.ts';
import { catalogueEndpoints } from './library/catalogue/endpoints.ts';
import { libraryEndpoints } from './library/courses/endpoints.ts';
import { ltiEndpoints } from './lti/endpoints.ts';
import { linkingEndpoints } from './lti/linking/endpoints.ts';
import { membersEndpoints } from './lti/members/endpoints.ts';
import { browserErrorsEndpoints } from './operation/browser-errors/endpoints.ts';
import { operatorEndpoints } from './operation/status/endpoints.ts';
import { papersEndpoints } from './papers/endpoints.ts';
import { sharedPapersEndpoints } from './papers/sharing/endpoints.ts';
import { paperSolvingEndpoints } from './papers/solving/endpoints.ts';
import { cardsEndpoints } from './practice/decks/endpoints.ts';
import { drillsEndpoints } from './practice/drills/endpoints.ts';
import { practiceEndpoints } from './practice/endpoints.ts';
import { sittingsEndpoints } from './practice/sittings/endpoints.ts';
import { studyPagesEndpoints } from './practice/study-pages/endpoints.ts';
import { weekFilesEndpoints } from './practice/week-files/endpoints.ts';
import { progressEndpoints } from './progress/endpoints.ts';
import { classroomEndpoints } from './quizzes/classroom/endpoints.ts';
import { quizzesEndpoints } from './quizzes/endpoints.ts';
import { quizFilesEndpoints } from './quizzes/files/endpoints.ts';
import { quizPicturesEndpoints } from './quizzes/pictures/endpoints.ts';
import { calendarEndpoints } from './reminders/calendar/endpoints.ts';
import { pushEndpoints } from './reminders/push/endpoints.ts';
import { lettersEndpoints } from './reminders/unsubscription/endpoints.ts';
import { coverageEndpoints } from './sprints/coverage/endpoints.ts';
import { sprintsEndpoints } from './sprints/endpoints.ts';
import { assistantEndpoints } from './tutor/endpoints.ts';

/** Every feature's endpoint table, for clients. A new feature is named here; `npm run operations` gathers its schemas. */
export const featureEndpoints = {
  auth: authEndpoints,
  social: socialEndpoints,
  recovery: recoveryEndpoints,
  confirmation: confirmationEndpoints,
  contact: contactEndpoints,
  catalogue: catalogueEndpoints,
  library: libraryEndpoints,
  onboarding: onboardingEndpoints,
  account: accountEndpoints,
  sharedPhone: sharedPhoneEndpoints,
  referral: referralEndpoints,
  letters: lettersEndpoints,
  push: pushEndpoints,
  calendar: calendarEndpoints,
  progress: progressEndpoints,
  achievements: achievementsEndpoints,
  practice: practiceEndpoints,
  cards: cardsEndpoints,
  sittings: sittingsEndpoints,
  drills: drillsEndpoints,
  weekFiles: weekFilesEndpoints,
  assistant: assistantEndpoints,
  sprints: sprintsEndpoints,
  coverage: coverageEndpoints,
  documents: documentsEndpoints,
  scans: scansEndpoints,
  studyPages: studyPagesEndpoints,
  tokens: tokensEndpoints,
  payments: paymentsEndpoints,
  billing: billingEndpoints,
  community: communityEndpoints,
  quizzes: quizzesEndpoints,
  classroom: classroomEndpoints,
  quizFiles: quizFilesEndpoints,
  quizPictures: quizPicturesEndpoints,
  papers: papersEndpoints,
  sharedPapers: sharedPapersEndpoints,
  paperSolving: paperSolvingEndpoints,
  lti: ltiEndpoints,
  ltiLinking: linkingEndpoints,
  ltiMembers: membersEndpoints,
  browserErrors: browserErrorsEndpoints,
  operator: operatorEndpoints,
};

/** The operations' types of each feature, from which the client's types follow. */
export type FeatureOperations = {
  [Feature in keyof typeof featureEndpoints]: OperationsOf<(typeof featureEndpoints)[Feature]>;
};
