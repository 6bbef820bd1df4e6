import { endpoints } from '../http/endpoint.ts';
import type { quizzesOperations } from './schemas.ts';

/** `/free/*` and the plain paths are two doors to the same calls. */
export const quizzesEndpoints = endpoints<typeof quizzesOperations>()({
  generate: { method: 'POST', path: '/quizzes/generate', access: 'account', creates: true },
  generateFree: { method: 'POST', path: '/free/quizzes/generate', access: 'account', creates: true },
  generateAsync: { method: 'POST', path: '/quizzes/generate-async', access: 'account', creates: true },
  generateFreeAsync: { method: 'POST', path: '/free/quizzes/generate-async', access: 'account', creates: true },
  task: { method: 'GET', path: '/quizzes/status/{taskId}', access: 'account' },
  freeTask: { method: 'GET', path: '/free/quizzes/status/{taskId}', access: 'account' },
  cancelTask: { method: 'DELETE', path: '/quizzes/status/{taskId}', access: 'account' },
  wishes: { method: 'GET', path: '/quizzes/wishes', access: 'account' },
  list: { method: 'GET', path: '/quizzes', access: 'account' },
  create: { method: 'POST', path: '/quizzes', access: 'account', creates: true },
  importQuestions: { method: 'POST', path: '/quizzes/import', access: 'account' },
  get: { method: 'GET', path: '/quizzes/{id}', access: 'public' },
  getFree: { method: 'GET', path: '/free/quizzes/{id}', access: 'public' },
  update: { method: 'PATCH', path: '/quizzes/{id}', access: 'account' },
  remove: { method: 'DELETE', path: '/quizzes/{id}', access: 'account' },
  regenerateQuestion: {
    method: 'POST',
    path: '/quizzes/{id}/questions/{questionId}/regenerate',
    access: 'account',
  },
  close: { method: 'POST', path: '/quizzes/{id}/close', access: 'account' },
  open: { method: 'POST', path: '/quizzes/{id}/open', access: 'account' },
  renewLink: { method: 'POST', path: '/quizzes/{id}/renew-link', access: 'account' },
  stats: { method: 'GET', path: '/quizzes/{id}/stats', access: 'account' },
  regrade: { method: 'POST', path: '/quizzes/{id}/regrade', access: 'account' },
  resultsCsv: { method: 'GET', path: '/quizzes/{id}/results.csv', access: 'account' },
  exportQuiz: { method: 'GET', path: '/quizzes/{id}/export', access: 'account' },
  submit: { method: 'POST', path: '/quiz-submissions', access: 'public' },
  logAttempt: { method: 'POST', path: '/quizzes/log-attempt', access: 'public' },
  requestStats: { method: 'POST', path: '/quizzes/{id}/stats-request', access: 'public' },
  report: { method: 'POST', path: '/quizzes/{id}/reports', access: 'public' },
  requestErasure: { method: 'POST', path: '/quiz-submissions/erasure-request', access: 'public' },
  erase: { method: 'POST', path: '/quiz-submissions/erase', access: 'public' },
});
