import { endpoints } from '../../http/endpoint.ts';
import type { operatorOperations } from './schemas.ts';

export const operatorEndpoints = endpoints<typeof operatorOperations>()({
  status: { method: 'GET', path: '/operator/status', access: 'account' },
});
