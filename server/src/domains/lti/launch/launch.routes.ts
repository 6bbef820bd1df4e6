import type { Body } from '@akada/contract';
import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../../platform/mount.ts';
import type { ToolKeys } from '../keys/keys.ts';
import type { Registration } from '../registration/registration.ts';
import { type Launches, RefusedLaunch } from './launch.ts';
import { sendBeginning, sendClosing, sendOpening, sendRefusal } from './launch-page.ts';

interface Deps {
  launches: Launches;
  keys: ToolKeys;
  registration: Registration;
  publicUrl: string;
}

/** A platform shows its people what is answered here: a refusal is a page, too. */
async function onPage(reply: FastifyReply, answer: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof RefusedLaunch) return sendRefusal(reply, error);
    throw error;
  }
}

export function ltiRoutes({ launches, keys, registration, publicUrl }: Deps): Handlers<'lti'> {
  const begin = (reply: FastifyReply, initiation: Body<'lti', 'loginByForm'>) =>
    onPage(reply, async () => {
      const given = Object.entries(initiation).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const again = `${publicUrl}/api/v1/lti/login?${new URLSearchParams(given)}`;
      return sendBeginning(reply, await launches.begin(initiation), again);
    });

  return {
    keys: async () => ({ keys: await keys.published() }),
    login: ({ query, reply }) => begin(reply, query),
    loginByForm: ({ body, reply }) => begin(reply, body),
    launch: ({ body, reply }) =>
      onPage(reply, async () => sendOpening(reply, await launches.comeBack(body), `${publicUrl}/lti/enter`)),
    register: ({ query, reply }) =>
      onPage(reply, async () => sendClosing(reply, (await registration.register(query)).origin)),
    look: ({ body, account }) => launches.look(body, account),
    enter: ({ body, caller }) => launches.enter(body, caller),
    join: ({ body, account }) => launches.join(body, account),
  };
}
