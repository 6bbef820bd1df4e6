import { domain } from '../../assembly/domain.ts';
import { coverageFeature } from './coverage/coverage.feature.ts';
import * as sprints from './migrations/0011_sprints.ts';
import * as planStarts from './migrations/0019_plan_starts.ts';
import * as openQuestions from './migrations/0026_open_questions.ts';
import * as failedSprints from './migrations/0035_failed_sprints.ts';
import * as coverage from './migrations/0054_coverage.ts';
import { onboardingFeature } from './onboarding/onboarding.feature.ts';
import { sprintFactsFeature } from './sprint-facts.feature.ts';
import { sprintsFeature } from './sprints.feature.ts';

/** Sprints: planned, written day by day, kept. */
export const sprintsDomain = domain({
  name: 'sprints',
  features: [sprintFactsFeature, sprintsFeature, onboardingFeature, coverageFeature],
  migrations: {
    '0011_sprints': sprints,
    '0019_plan_starts': planStarts,
    '0026_open_questions': openQuestions,
    '0035_failed_sprints': failedSprints,
    '0054_coverage': coverage,
  },
});
