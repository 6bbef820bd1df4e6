import { accountEndpoints } from './account/endpoints.ts';
import type { accountOperations } from './account/schemas.ts';
import { achievementsEndpoints } from './achievements/endpoints.ts';
import type { achievementsOperations } from './achievements/schemas.ts';
import { assistantEndpoints } from './assistant/endpoints.ts';
import type { assistantOperations } from './assistant/schemas.ts';
import { authEndpoints } from './auth/endpoints.ts';
import type { authOperations } from './auth/schemas.ts';
import { billingEndpoints } from './billing/endpoints.ts';
import type { billingOperations } from './billing/schemas.ts';
import { calendarEndpoints } from './calendar/endpoints.ts';
import type { calendarOperations } from './calendar/schemas.ts';
import { cardsEndpoints } from './cards/endpoints.ts';
import type { cardsOperations } from './cards/schemas.ts';
import { catalogueEndpoints } from './catalogue/endpoints.ts';
import type { catalogueOperations } from './catalogue/schemas.ts';
import { communityEndpoints } from './community/endpoints.ts';
import type { communityOperations } from './community/schemas.ts';
import { confirmationEndpoints } from './confirmation/endpoints.ts';
import type { confirmationOperations } from './confirmation/schemas.ts';
import { contactEndpoints } from './contact/endpoints.ts';
import type { contactOperations } from './contact/schemas.ts';
import { documentsEndpoints } from './documents/endpoints.ts';
import type { documentsOperations } from './documents/schemas.ts';
import { lettersEndpoints } from './letters/endpoints.ts';
import type { lettersOperations } from './letters/schemas.ts';
import { libraryEndpoints } from './library/endpoints.ts';
import type { libraryOperations } from './library/schemas.ts';
import { onboardingEndpoints } from './onboarding/endpoints.ts';
import type { onboardingOperations } from './onboarding/schemas.ts';
import { paymentsEndpoints } from './payments/endpoints.ts';
import type { paymentsOperations } from './payments/schemas.ts';
import { practiceEndpoints } from './practice/endpoints.ts';
import type { practiceOperations } from './practice/schemas.ts';
import { progressEndpoints } from './progress/endpoints.ts';
import type { progressOperations } from './progress/schemas.ts';
import { pushEndpoints } from './push/endpoints.ts';
import type { pushOperations } from './push/schemas.ts';
import { quizzesEndpoints } from './quizzes/endpoints.ts';
import type { quizzesOperations } from './quizzes/schemas.ts';
import { recoveryEndpoints } from './recovery/endpoints.ts';
import type { recoveryOperations } from './recovery/schemas.ts';
import { referralEndpoints } from './referral/endpoints.ts';
import type { referralOperations } from './referral/schemas.ts';
import { socialEndpoints } from './social/endpoints.ts';
import type { socialOperations } from './social/schemas.ts';
import { sprintsEndpoints } from './sprints/endpoints.ts';
import type { sprintsOperations } from './sprints/schemas.ts';
import { studyEndpoints } from './study/endpoints.ts';
import type { studyOperations } from './study/schemas.ts';
import { tokensEndpoints } from './tokens/endpoints.ts';
import type { tokensOperations } from './tokens/schemas.ts';

/** Every feature's endpoint table, for clients; a new feature is registered here and in contract.ts. */
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
  study: studyEndpoints,
  tokens: tokensEndpoints,
  payments: paymentsEndpoints,
  billing: billingEndpoints,
  community: communityEndpoints,
  quizzes: quizzesEndpoints,
};

/** The operations' types of each feature, from which the client's types follow. */
export interface FeatureOperations {
  auth: typeof authOperations;
  social: typeof socialOperations;
  recovery: typeof recoveryOperations;
  confirmation: typeof confirmationOperations;
  contact: typeof contactOperations;
  catalogue: typeof catalogueOperations;
  library: typeof libraryOperations;
  onboarding: typeof onboardingOperations;
  account: typeof accountOperations;
  referral: typeof referralOperations;
  letters: typeof lettersOperations;
  push: typeof pushOperations;
  calendar: typeof calendarOperations;
  progress: typeof progressOperations;
  achievements: typeof achievementsOperations;
  practice: typeof practiceOperations;
  cards: typeof cardsOperations;
  assistant: typeof assistantOperations;
  sprints: typeof sprintsOperations;
  documents: typeof documentsOperations;
  study: typeof studyOperations;
  tokens: typeof tokensOperations;
  payments: typeof paymentsOperations;
  billing: typeof billingOperations;
  community: typeof communityOperations;
  quizzes: typeof quizzesOperations;
}
