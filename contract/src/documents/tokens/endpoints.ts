import { endpoints } from '../../http/endpoint.ts';
import type { tokensOperations } from './schemas.ts';

export const tokensEndpoints = endpoints<typeof tokensOperations>()({
  packages: { method: 'GET', path: '/documents/payments/packages', access: 'account' },
  balance: { method: 'GET', path: '/documents/payments/balance', access: 'account' },
  purchase: { method: 'POST', path: '/documents/payments/purchase', access: 'account', creates: true },
  verify: { method: 'GET', path: '/documents/payments/verify-payment/{reference}', access: 'account' },
});
