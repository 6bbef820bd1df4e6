import { endpoints } from '../../http/endpoint.ts';
import type { calendarOperations } from './schemas.ts';

export const calendarEndpoints = endpoints<typeof calendarOperations>()({
  get: { method: 'GET', path: '/calendar', access: 'account' },
  renew: { method: 'POST', path: '/calendar', access: 'account' },
  remove: { method: 'DELETE', path: '/calendar', access: 'account' },
  feed: { method: 'GET', path: '/calendar/{token}/akada.ics', access: 'public' },
});
