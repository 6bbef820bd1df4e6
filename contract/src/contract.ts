import { communityOperations } from './billing/community/schemas.ts';
import { paymentsOperations } from './billing/payments/schemas.ts';
import { billingOperations } from './billing/plans/schemas.ts';
import { documentsOperations } from './documents/schemas.ts';
import { tokensOperations } from './documents/tokens/schemas.ts';
import { type FeatureOperations, featureEndpoints } from './features.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Operation, ParsedInput } from './http/operation.ts';
import { accountOperations } from './identity/account/schemas.ts';
import { authOperations } from './identity/auth/schemas.ts';
import { confirmationOperations } from './identity/confirmation/schemas.ts';
import { onboardingOperations } from './identity/onboarding/schemas.ts';
import { recoveryOperations } from './identity/recovery/schemas.ts';
import { referralOperations } from './identity/referral/schemas.ts';
import { socialOperations } from './identity/social/schemas.ts';
import { achievementsOperations } from './learning/achievements/schemas.ts';
import { contactOperations } from './letters/contact/schemas.ts';
import { catalogueOperations } from './library/catalogue/schemas.ts';
import { libraryOperations } from './library/courses/schemas.ts';
import { cardsOperations } from './practice/decks/schemas.ts';
import { practiceOperations } from './practice/schemas.ts';
import { studyPagesOperations } from './practice/study-pages/schemas.ts';
import { progressOperations } from './progress/schemas.ts';
import { quizzesOperations } from './quizzes/schemas.ts';
import { calendarOperations } from './reminders/calendar/schemas.ts';
import { pushOperations } from './reminders/push/schemas.ts';
import { lettersOperations } from './reminders/unsubscription/schemas.ts';
import { sprintsOperations } from './sprints/schemas.ts';
import { assistantOperations } from './tutor/schemas.ts';

/** Every feature's operations with their schemas, for the server. */
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
  referral: referralOperations,
  letters: lettersOperations,
  push: pushOperations,
  calendar: calendarOperations,
  progress: progressOperations,
  achievements: achievementsOperations,
  practice: practiceOperations,
  cards: cardsOperations,
  assistant: assistantOperations,
  sprints: sprintsOperations,
  documents: documentsOperations,
  studyPages: studyPagesOperations,
  tokens: tokensOperations,
  payments: paymentsOperations,
  billing: billingOperations,
  community: communityOperations,
  quizzes: quizzesOperations,
};

/** What a call carries in its body, parsed: `Body<'sprints', 'update'>`. */
export type Body<
  F extends keyof FeatureOperations,
  Call extends keyof FeatureOperations[F],
> = FeatureOperations[F][Call] extends Operation ? ParsedInput<FeatureOperations[F][Call]>['body'] : never;

/** One call of the API with both of its halves. */
export interface ContractEntry {
  feature: string;
  name: string;
  endpoint: Endpoint;
  operation: Operation;
}

/** The whole contract as a flat list, in the order in which the reference shows it. */
export function listContract(): ContractEntry[] {
  const operations = featureOperations as unknown as Record<string, Record<string, Operation>>;
  return Object.entries(featureEndpoints).flatMap(([feature, table]) =>
    Object.entries<Endpoint>(table).map(([name, endpoint]) => {
      const operation = operations[feature]?.[name];
      if (!operation) throw new Error(`The contract has no operation for ${feature}.${name}`);
      return { feature, name, endpoint, operation };
    }),
  );
}
