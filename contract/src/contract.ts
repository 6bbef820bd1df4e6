import { accountOperations } from './account/schemas.ts';
import { achievementsOperations } from './achievements/schemas.ts';
import { assistantOperations } from './assistant/schemas.ts';
import { authOperations } from './auth/schemas.ts';
import { billingOperations } from './billing/schemas.ts';
import { calendarOperations } from './calendar/schemas.ts';
import { cardsOperations } from './cards/schemas.ts';
import { catalogueOperations } from './catalogue/schemas.ts';
import { communityOperations } from './community/schemas.ts';
import { confirmationOperations } from './confirmation/schemas.ts';
import { contactOperations } from './contact/schemas.ts';
import { documentsOperations } from './documents/schemas.ts';
import { type FeatureOperations, featureEndpoints } from './features.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Operation, ParsedInput } from './http/operation.ts';
import { lettersOperations } from './letters/schemas.ts';
import { libraryOperations } from './library/schemas.ts';
import { onboardingOperations } from './onboarding/schemas.ts';
import { paymentsOperations } from './payments/schemas.ts';
import { practiceOperations } from './practice/schemas.ts';
import { progressOperations } from './progress/schemas.ts';
import { pushOperations } from './push/schemas.ts';
import { quizzesOperations } from './quizzes/schemas.ts';
import { recoveryOperations } from './recovery/schemas.ts';
import { referralOperations } from './referral/schemas.ts';
import { socialOperations } from './social/schemas.ts';
import { sprintsOperations } from './sprints/schemas.ts';
import { studyPagesOperations } from './study-pages/schemas.ts';
import { tokensOperations } from './tokens/schemas.ts';

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
