import { endpoints } from '../../http/endpoint.ts';
import type { classroomOperations } from './schemas.ts';

export const classroomEndpoints = endpoints<typeof classroomOperations>()({
  show: { method: 'GET', path: '/classroom', access: 'account' },
  pair: { method: 'POST', path: '/classroom/laptops', access: 'account' },
  unpair: { method: 'DELETE', path: '/classroom/laptops/{id}', access: 'account' },
  carry: { method: 'GET', path: '/classroom/quizzes/{id}', access: 'account' },
  bring: { method: 'POST', path: '/classroom/results', access: 'account' },
});
