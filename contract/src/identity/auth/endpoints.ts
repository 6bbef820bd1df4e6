import { endpoints } from '../../http/endpoint.ts';
import type { authOperations } from './schemas.ts';

export const authEndpoints = endpoints<typeof authOperations>()({
  login: { method: 'POST', path: '/auth/login', access: 'public' },
  register: { method: 'POST', path: '/auth/register', access: 'public' },
  refresh: { method: 'POST', path: '/auth/refresh', access: 'public' },
  refreshByHeader: { method: 'POST', path: '/auth/refresh-token', access: 'public' },
  validate: { method: 'GET', path: '/auth/validate', access: 'account' },
  logout: { method: 'POST', path: '/auth/logout', access: 'account' },
  acceptTerms: { method: 'POST', path: '/auth/terms', access: 'account' },
  me: { method: 'GET', path: '/auth/me', access: 'account' },
});
