import type { Handlers } from '../../platform/mount.ts';
import type { RemindersService } from './reminders.service.ts';

export function remindersRoutes(reminders: RemindersService): Handlers<'reminders'> {
  return {
    stop: ({ query }) => reminders.stop(query.token),
    openStop: async ({ query, reply }) => reply.redirect(reminders.stopPage(query.token), 303),
  };
}
