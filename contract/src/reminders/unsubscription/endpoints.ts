import { endpoints } from '../../http/endpoint.ts';
import type { lettersOperations } from './schemas.ts';

/** The path is older than the other letters: it stands in reminders that people still have. */
export const lettersEndpoints = endpoints<typeof lettersOperations>()({
  stop: { method: 'POST', path: '/reminders/unsubscribe', access: 'public' },
  openStop: { method: 'GET', path: '/reminders/unsubscribe', access: 'public' },
});
