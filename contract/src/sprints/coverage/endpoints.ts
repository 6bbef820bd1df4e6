import { endpoints } from '../../http/endpoint.ts';
import type { coverageOperations } from './schemas.ts';

export const coverageEndpoints = endpoints<typeof coverageOperations>()({
  open: { method: 'POST', path: '/coverage', access: 'account' },
  list: { method: 'GET', path: '/coverage', access: 'account' },
  get: { method: 'GET', path: '/coverage/{id}', access: 'account' },
  correct: { method: 'POST', path: '/coverage/{id}/corrections', access: 'account' },
  change: { method: 'PATCH', path: '/coverage/{id}', access: 'account' },
  plan: { method: 'POST', path: '/coverage/{id}/plan', access: 'account' },
  remove: { method: 'DELETE', path: '/coverage/{id}', access: 'account' },
});
