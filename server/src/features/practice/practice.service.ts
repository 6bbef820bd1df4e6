import { type AssessmentsDeps, type AssessmentsService, createAssessments } from './assessments.service.ts';
import { createCards } from './cards.ts';
import { type ChecksService, createChecks } from './checks.service.ts';
import { createReviews, type ReviewsService } from './reviews.service.ts';

export interface Practice {
  assessments: AssessmentsService;
  checks: ChecksService;
  reviews: ReviewsService;
}

/** Retrieval: quizzes about the days of a sprint, and the questions that come back when they would be forgotten. */
export function createPractice(deps: Omit<AssessmentsDeps, 'cards'>): Practice {
  const cards = createCards(deps);
  return {
    assessments: createAssessments({ ...deps, cards }),
    checks: createChecks({ ...deps, cards }),
    reviews: createReviews({ ...deps, cards }),
  };
}
