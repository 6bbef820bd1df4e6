import { endpoints } from '../../http/endpoint.ts';
import type { paperSolvingOperations } from './schemas.ts';

export const paperSolvingEndpoints = endpoints<typeof paperSolvingOperations>()({
  get: { method: 'GET', path: '/papers/{id}/solving', access: 'account' },
  begin: { method: 'POST', path: '/papers/{id}/solving', access: 'account' },
  walk: { method: 'POST', path: '/papers/{id}/walks', access: 'account' },
});
