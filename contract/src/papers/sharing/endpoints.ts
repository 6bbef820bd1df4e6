import { endpoints } from '../../http/endpoint.ts';
import type { sharedPapersOperations } from './schemas.ts';

export const sharedPapersEndpoints = endpoints<typeof sharedPapersOperations>()({
  share: { method: 'POST', path: '/papers/{id}/link', access: 'account' },
  close: { method: 'POST', path: '/papers/{id}/link/close', access: 'account' },
  renew: { method: 'POST', path: '/papers/{id}/link/renew', access: 'account' },
  get: { method: 'GET', path: '/papers/shared/{id}', access: 'public' },
  copy: { method: 'POST', path: '/papers/shared/{id}/copy', access: 'account' },
  report: { method: 'POST', path: '/papers/shared/{id}/reports', access: 'public' },
});
