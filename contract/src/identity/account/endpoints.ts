import { endpoints } from '../../http/endpoint.ts';
import type { accountOperations } from './schemas.ts';

export const accountEndpoints = endpoints<typeof accountOperations>()({
  updateProfile: { method: 'PATCH', path: '/auth/me', access: 'account' },
  remove: { method: 'DELETE', path: '/auth/me', access: 'account' },
  putAvatar: { method: 'PUT', path: '/auth/me/avatar', access: 'account' },
  removeAvatar: { method: 'DELETE', path: '/auth/me/avatar', access: 'account' },
  exportData: { method: 'GET', path: '/auth/me/export', access: 'account' },
  changePassword: { method: 'POST', path: '/auth/change-password', access: 'account' },
  listSessions: { method: 'GET', path: '/auth/sessions', access: 'account' },
  endSession: { method: 'DELETE', path: '/auth/sessions/{id}', access: 'account' },
  endAllSessions: { method: 'DELETE', path: '/auth/sessions', access: 'account' },
  getSettings: { method: 'GET', path: '/settings', access: 'account' },
  updateSettings: { method: 'PATCH', path: '/settings', access: 'account' },
});
