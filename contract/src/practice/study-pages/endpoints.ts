import { endpoints } from '../../http/endpoint.ts';
import type { studyPagesOperations } from './schemas.ts';

export const studyPagesEndpoints = endpoints<typeof studyPagesOperations>()({
  generate: { method: 'POST', path: '/study/generate', access: 'account', creates: true, keyedAs: 'study.generate' },
  list: { method: 'GET', path: '/study', access: 'account' },
  get: { method: 'GET', path: '/study/{id}', access: 'public' },
  remove: { method: 'DELETE', path: '/study/{id}', access: 'account' },
  close: { method: 'POST', path: '/study/{id}/close', access: 'account' },
  open: { method: 'POST', path: '/study/{id}/open', access: 'account' },
  renewLink: { method: 'POST', path: '/study/{id}/renew-link', access: 'account' },
  pdf: { method: 'GET', path: '/study/{id}/pdf', access: 'account' },
  report: { method: 'POST', path: '/study/{id}/reports', access: 'public' },
});
