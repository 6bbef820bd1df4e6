import { endpoints } from '../../http/endpoint.ts';
import type { recoveryOperations } from './schemas.ts';

export const recoveryEndpoints = endpoints<typeof recoveryOperations>()({
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public' },
  verifyCode: { method: 'POST', path: '/auth/verify-reset-code', access: 'public' },
  resetPassword: { method: 'POST', path: '/auth/reset-password', access: 'public' },
});
