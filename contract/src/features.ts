import { accountEndpoints } from './account/endpoints.ts';
import { achievementsEndpoints } from './achievements/endpoints.ts';
import { assistantEndpoints } from './assistant/endpoints.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { billingEndpoints } from './billing/endpoints.ts';
import { calendarEndpoints } from './calendar/endpoints.ts';
import { cardsEndpoints } from './cards/endpoints.ts';
import { catalogueEndpoints } from './catalogue/endpoints.ts';
import { communityEndpoints } from './community/endpoints.ts';
import { confirmationEndpoints } from './confirmation/endpoints.ts';
import { contactEndpoints } from './contact/endpoints.ts';
import { documentsEndpoints } from './documents/endpoints.ts';
import type { OperationsOf } from './http/endpoint.ts';
import { lettersEndpoints } from './letters/endpoints.ts';
import { libraryEndpoints } from './library/endpoints.ts';
import { onboardingEndpoints } from './onboarding/endpoints.ts';
import { paymentsEndpoints } from './payments/endpoints.ts';
import { practiceEndpoints } from './practice/endpoints.ts';
import { progressEndpoints } from './progress/endpoints.ts';
import { pushEndpoints } from './push/endpoints.ts';
import { quizzesEndpoints } from './quizzes/endpoints.ts';
import { recoveryEndpoints } from './recovery/endpoints.ts';
import { referralEndpoints } from './referral/endpoints.ts';
import { socialEndpoints } from './social/endpoints.ts';
import { sprintsEndpoints } from './sprints/endpoints.ts';
import { studyPagesEndpoints } from './study-pages/endpoints.ts';
import { tokensEndpoints } from './tokens/endpoints.ts';

/** Every feature's endpoint table, for clients; a new feature is named here, and its schemas in contract.ts. */
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
  referral: referralEndpoints,
  letters: lettersEndpoints,
  push: pushEndpoints,
  calendar: calendarEndpoints,
  progress: progressEndpoints,
  achievements: achievementsEndpoints,
  practice: practiceEndpoints,
  cards: cardsEndpoints,
  assistant: assistantEndpoints,
  sprints: sprintsEndpoints,
  documents: documentsEndpoints,
  studyPages: studyPagesEndpoints,
  tokens: tokensEndpoints,
  payments: paymentsEndpoints,
  billing: billingEndpoints,
  community: communityEndpoints,
  quizzes: quizzesEndpoints,
};

/** The operations' types of each feature, from which the client's types follow. */
export type FeatureOperations = {
  [Feature in keyof typeof featureEndpoints]: OperationsOf<(typeof featureEndpoints)[Feature]>;
};
