import { endpoints } from '../http/endpoint.ts';
import type { papersOperations } from './schemas.ts';

export const papersEndpoints = endpoints<typeof papersOperations>()({
  bring: { method: 'POST', path: '/papers/upload', access: 'account' },
  bringText: { method: 'POST', path: '/papers', access: 'account', creates: true },
  addAnswers: { method: 'POST', path: '/papers/keys', access: 'account' },
  list: { method: 'GET', path: '/papers', access: 'account' },
  get: { method: 'GET', path: '/papers/{id}', access: 'account' },
  update: { method: 'PATCH', path: '/papers/{id}', access: 'account' },
  remove: { method: 'DELETE', path: '/papers/{id}', access: 'account' },
  download: { method: 'GET', path: '/papers/{id}/file', access: 'account' },
  change: { method: 'POST', path: '/papers/{id}/changes', access: 'account' },
  undo: { method: 'POST', path: '/papers/{id}/undo', access: 'account' },
  answer: { method: 'POST', path: '/papers/answers', access: 'account' },
});
