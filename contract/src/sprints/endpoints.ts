import { endpoints } from '../http/endpoint.ts';
import type { sprintsOperations } from './schemas.ts';

export const sprintsEndpoints = endpoints<typeof sprintsOperations>()({
  create: { method: 'POST', path: '/learning-paths/', access: 'account', creates: true },
  preview: { method: 'GET', path: '/learning-paths/preview', access: 'account' },
  path: { method: 'GET', path: '/learning-paths/{id}', access: 'account' },
  status: { method: 'GET', path: '/learning-paths/{id}/status', access: 'account' },
  attachDocument: { method: 'POST', path: '/learning-paths/{id}/documents', access: 'account' },
  day: { method: 'GET', path: '/learning-paths/{id}/days/{day}', access: 'account' },
  dayIndex: { method: 'GET', path: '/learning-paths/{id}/days/{day}/index', access: 'account' },
  editDay: { method: 'PATCH', path: '/learning-paths/{id}/days/{day}', access: 'account' },
  regenerateDay: { method: 'POST', path: '/learning-paths/{id}/days/{day}/regenerate', access: 'account' },
  addVideo: { method: 'POST', path: '/learning-paths/{id}/days/{day}/videos', access: 'account', creates: true },
  removeVideo: { method: 'DELETE', path: '/learning-paths/{id}/days/{day}/videos/{videoId}', access: 'account' },
  list: { method: 'GET', path: '/sprints', access: 'account' },
  count: { method: 'GET', path: '/sprints/count', access: 'account' },
  get: { method: 'GET', path: '/sprints/{id}', access: 'account' },
  update: { method: 'PATCH', path: '/sprints/{id}', access: 'account' },
  remove: { method: 'DELETE', path: '/sprints/{id}', access: 'account' },
  start: { method: 'POST', path: '/sprints/{id}/start', access: 'account' },
  cancel: { method: 'POST', path: '/sprints/{id}/cancel', access: 'account' },
  materials: { method: 'POST', path: '/materials/', access: 'public' },
});
