import { endpoints } from '../../http/endpoint.ts';
import type { pushOperations } from './schemas.ts';

export const pushEndpoints = endpoints<typeof pushOperations>()({
  state: { method: 'GET', path: '/reminders/push', access: 'account' },
  register: { method: 'PUT', path: '/reminders/push', access: 'account' },
  remove: { method: 'DELETE', path: '/reminders/push', access: 'account' },
});
