import { endpoints } from '../http/endpoint.ts';
import type { practiceOperations } from './schemas.ts';

export const practiceEndpoints = endpoints<typeof practiceOperations>()({
  list: { method: 'GET', path: '/assessments', access: 'account' },
  make: { method: 'POST', path: '/assessments/from-learning-path/{sprintId}', access: 'account', creates: true },
  makeByAlias: { method: 'POST', path: '/quizzes/{id}/generate', access: 'account', creates: true },
  submit: { method: 'POST', path: '/assessments/submit-learning-path-assessment', access: 'account' },
  callBad: { method: 'POST', path: '/assessments/{id}/bad-question', access: 'account' },
  callBadReview: { method: 'POST', path: '/reviews/{id}/bad-question', access: 'account' },
  due: { method: 'GET', path: '/reviews', access: 'account' },
  answer: { method: 'POST', path: '/reviews/answers', access: 'account' },
  answerLesson: { method: 'POST', path: '/reviews/from-lesson', access: 'account' },
  answerChecks: { method: 'POST', path: '/reviews/from-checks', access: 'account' },
});
