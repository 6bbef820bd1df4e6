import { endpoints } from '../../http/endpoint.ts';
import type { communityOperations } from './schemas.ts';

export const communityEndpoints = endpoints<typeof communityOperations>()({
  get: { method: 'GET', path: '/community', access: 'account' },
});
