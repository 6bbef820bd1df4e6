import { type AssessmentsDeps, type AssessmentsService, createAssessments } from './assessments.ts';
import { type ChecksService, createChecks } from './checks/checks.ts';
import { createCards } from './decks/cards.ts';
import { createDecks, type DecksDeps, type DecksService } from './decks/decks.ts';
import { createDrills, type DrillsDeps, type DrillsService } from './drills/drills.ts';
import { createLessonAnswers } from './lesson-answers.ts';
import { createEvidence, type Evidence } from './mastery/evidence.service.ts';
import { type BadQuestions, createBadQuestions } from './questions/bad-questions.ts';
import { createPaperReviews, type PaperReviews } from './reviews/paper-reviews.ts';
import { createReviews, type ReviewsService } from './reviews/reviews.service.ts';
import { createSittings, type SittingsService } from './sittings/sittings.ts';
import type { CodesDeps } from './week-files/codes.ts';
import type { MakeFilesDeps } from './week-files/make-file.ts';
import { createWeekFiles, type WeekFiles } from './week-files/week-files.ts';

export type { PaperReviews } from './reviews/paper-reviews.ts';
export type { CountPaperAnswers } from './sittings/sittings.ts';

export interface Practice {
  assessments: AssessmentsService;
  badQuestions: BadQuestions;
  checks: ChecksService;
  reviews: ReviewsService;
  decks: DecksService;
  sittings: SittingsService;
  drills: DrillsService;
  evidence: Evidence;
  paperReviews: PaperReviews;
  weekFiles: WeekFiles;
}

/** Retrieval: quizzes about the days of a sprint, cards, and both of them back when they would be forgotten. */
export function createPractice(
  deps: Omit<AssessmentsDeps, 'cards' | 'decks'> &
    DecksDeps &
    Pick<DrillsDeps, 'render' | 'judging'> &
    MakeFilesDeps &
    Pick<CodesDeps, 'queue' | 'log'>,
): Practice {
  const cards = createCards(deps);
  const lessonAnswers = createLessonAnswers({ ...deps, cards });
  const decks = createDecks(deps);
  const assessments = createAssessments({ ...deps, cards, decks });
  return {
    assessments,
    badQuestions: createBadQuestions(deps),
    checks: createChecks({ ...deps, lessonAnswers }),
    reviews: createReviews({ ...deps, cards, lessonAnswers }),
    decks,
    sittings: createSittings({ ...deps, cards, assessments }),
    drills: createDrills({ ...deps, lessonAnswers }),
    evidence: createEvidence(deps),
    paperReviews: createPaperReviews(deps),
    weekFiles: createWeekFiles({ ...deps, lessonAnswers }),
  };
}
