import { creating, type Handlers } from '../../platform/mount.ts';
import type { AssessmentsService } from './assessments.ts';
import type { ChecksService } from './checks/checks.ts';
import type { BadQuestions } from './questions/bad-questions.ts';
import type { ReviewsService } from './reviews/reviews.service.ts';

interface PracticeRoutes {
  assessments: AssessmentsService;
  badQuestions: BadQuestions;
  checks: ChecksService;
  reviews: ReviewsService;
}

export function practiceRoutes({ assessments, badQuestions, checks, reviews }: PracticeRoutes): Handlers<'practice'> {
  return {
    list: ({ account }) => assessments.list(account.id),
    make: creating(({ account, params, query, caller }, making) => {
      const wish = {
        sprintId: params.sprintId,
        week: query.week_number,
        dayRange: query.day_range,
        count: query.num_questions,
        difficulty: query.difficulty,
        address: caller.address,
      };
      return assessments.make(account.id, wish, making);
    }),
    makeByAlias: creating(({ account, params, body, caller }, making) => {
      const wish = {
        sprintId: params.id,
        week: body.week_number,
        dayRange: String(body.day_number),
        count: 5,
        difficulty: body.difficulty,
        address: caller.address,
      };
      return assessments.make(account.id, wish, making);
    }),
    submit: ({ account, body }) => assessments.submit(account.id, body),
    callBad: ({ account, params, body, caller }) =>
      badQuestions.callInQuiz(account.id, { ...params, ...body }, caller.address),
    callBadReview: ({ account, params }) => badQuestions.callInReview(account.id, params.id),
    due: ({ account, query }) => reviews.due(account, query.ahead_days),
    answer: ({ account, body }) => reviews.answer(account, body),
    answerLesson: ({ account, body, caller }) => reviews.answerLesson(account.id, body, caller.address),
    answerChecks: ({ account, body, caller }) => checks.answer(account.id, body, caller.address),
  };
}
