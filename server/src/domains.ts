import { jobsOf, migrationsOf, personalDataOf, sharedThingsOf } from './assembly/assemble.ts';
import { type AllServices, inOrder } from './assembly/in-order.ts';
import { billingDomain } from './domains/billing/billing.domain.ts';
import { documentsDomain } from './domains/documents/documents.domain.ts';
import { houseDomain } from './domains/house/house.domain.ts';
import { identityDomain } from './domains/identity/identity.domain.ts';
import { learningDomain } from './domains/learning/learning.domain.ts';
import { lettersDomain } from './domains/letters/letters.domain.ts';
import { libraryDomain } from './domains/library/library.domain.ts';
import { ltiDomain } from './domains/lti/lti.domain.ts';
import { operationDomain } from './domains/operation/operation.domain.ts';
import { papersDomain } from './domains/papers/papers.domain.ts';
import { practiceDomain } from './domains/practice/practice.domain.ts';
import { progressDomain } from './domains/progress/progress.domain.ts';
import { quizzesDomain } from './domains/quizzes/quizzes.domain.ts';
import { remindersDomain } from './domains/reminders/reminders.domain.ts';
import { sharingDomain } from './domains/sharing/sharing.domain.ts';
import { sprintsDomain } from './domains/sprints/sprints.domain.ts';
import { teachingDomain } from './domains/teaching/teaching.domain.ts';
import { tutorDomain } from './domains/tutor/tutor.domain.ts';

/** The product, domain by domain; each stands on those before it. A new one is named here, and nowhere else. */
const domains = [
  houseDomain,
  libraryDomain,
  lettersDomain,
  sharingDomain,
  teachingDomain,
  identityDomain,
  learningDomain,
  billingDomain,
  documentsDomain,
  sprintsDomain,
  quizzesDomain,
  practiceDomain,
  papersDomain,
  tutorDomain,
  progressDomain,
  remindersDomain,
  ltiDomain,
  operationDomain,
] as const;

export const features = inOrder([
  ...houseDomain.features,
  ...libraryDomain.features,
  ...lettersDomain.features,
  ...sharingDomain.features,
  ...teachingDomain.features,
  ...identityDomain.features,
  ...learningDomain.features,
  ...billingDomain.features,
  ...documentsDomain.features,
  ...sprintsDomain.features,
  ...quizzesDomain.features,
  ...practiceDomain.features,
  ...papersDomain.features,
  ...tutorDomain.features,
  ...progressDomain.features,
  ...remindersDomain.features,
  ...ltiDomain.features,
  ...operationDomain.features,
]);

export type Services = AllServices<typeof features>;

export const jobs = jobsOf(features);
export const personalData = personalDataOf(features);
export const sharedThings = sharedThingsOf(features);
export const migrations = migrationsOf(domains);
