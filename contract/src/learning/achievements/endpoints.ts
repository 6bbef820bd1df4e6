import { endpoints } from '../../http/endpoint.ts';
import type { achievementsOperations } from './schemas.ts';

export const achievementsEndpoints = endpoints<typeof achievementsOperations>()({
  list: { method: 'GET', path: '/achievements', access: 'account' },
  trigger: { method: 'POST', path: '/achievements/trigger', access: 'account' },
});
