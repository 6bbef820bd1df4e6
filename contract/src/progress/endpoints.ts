import { endpoints } from '../http/endpoint.ts';
import type { progressOperations } from './schemas.ts';

export const progressEndpoints = endpoints<typeof progressOperations>()({
  home: { method: 'GET', path: '/home', access: 'account' },
  overview: { method: 'GET', path: '/progress/overview', access: 'account' },
  streak: { method: 'GET', path: '/progress/streak', access: 'account' },
  claimStreak: { method: 'POST', path: '/progress/streak', access: 'account' },
  recordVisit: { method: 'POST', path: '/progress/record-visit', access: 'account' },
  studyTime: { method: 'POST', path: '/progress/study-time', access: 'account' },
  sync: { method: 'POST', path: '/progress/sync', access: 'account' },
  overall: { method: 'GET', path: '/progress/{sprintId}/overall', access: 'account' },
  donutTracker: { method: 'GET', path: '/progress/{sprintId}/donut-tracker', access: 'account' },
  mastery: { method: 'GET', path: '/progress/{sprintId}/mastery', access: 'account' },
  courseMastery: { method: 'GET', path: '/progress/courses/{course}', access: 'account' },
  updateProgress: { method: 'POST', path: '/progress/{sprintId}/update-progress', access: 'account' },
});
