import { endpoints } from '../../http/endpoint.ts';
import type { confirmationOperations } from './schemas.ts';

export const confirmationEndpoints = endpoints<typeof confirmationOperations>()({
  request: { method: 'POST', path: '/auth/confirm-email/request', access: 'account' },
  confirm: { method: 'POST', path: '/auth/confirm-email', access: 'public' },
});
