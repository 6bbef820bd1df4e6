import type { Handlers } from '../../../platform/mount.ts';
import type { Choices } from './linking.ts';

export const linkingRoutes = (choices: Choices): Handlers<'ltiLinking'> => ({
  show: ({ params, account }) => choices.show(params.id, account),
  choose: async ({ params, account, body }) => ({ chosen: await choices.choose(params.id, account, body.things) }),
  chosen: async ({ body }) => ({ answer: await choices.answer(body) }),
});
