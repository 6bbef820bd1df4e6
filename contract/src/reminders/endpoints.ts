import { endpoints } from '../http/endpoint.ts';
import type { remindersOperations } from './schemas.ts';

export const remindersEndpoints = endpoints<typeof remindersOperations>()({
  stop: { method: 'POST', path: '/reminders/unsubscribe', access: 'public' },
  openStop: { method: 'GET', path: '/reminders/unsubscribe', access: 'public' },
});
