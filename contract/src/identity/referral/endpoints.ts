import { endpoints } from '../../http/endpoint.ts';
import type { referralOperations } from './schemas.ts';

export const referralEndpoints = endpoints<typeof referralOperations>()({
  get: { method: 'GET', path: '/referral', access: 'account' },
  check: { method: 'GET', path: '/referral/codes/{code}', access: 'public' },
});
