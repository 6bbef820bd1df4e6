import type { Handlers } from '../../../platform/mount.ts';
import type { Unsubscription } from './unsubscription.ts';

export function lettersRoutes(unsubscription: Unsubscription): Handlers<'letters'> {
  return {
    stop: ({ query }) => unsubscription.stop(query.token),
    openStop: async ({ query, reply }) => reply.redirect(unsubscription.pageFor(query.token), 303),
  };
}
