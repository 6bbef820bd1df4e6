import type { Body } from '@akada/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Handlers } from '../../../platform/mount.ts';
import type { ToolKeys } from '../keys/keys.ts';
import type { Registration } from '../registration/registration.ts';
import { isOfThisOrigin } from './launch.rules.ts';
import { type Launches, RefusedLaunch } from './launch.ts';
import { sendBeginning, sendClosing, sendHandover, sendOpening, sendRefusal } from './launch-page.ts';

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

/** Where messages are posted to stands in the bar of the browser; opened as an address it leads to the page that says so. */
export const serveNoAddress = (publicUrl: string) => (http: FastifyInstance) => {
  for (const posted of ['launch', 'handover'])
    http.get(`/api/v1/lti/${posted}`, (_request, reply) => reply.redirect(`${publicUrl}/lti/enter`, 303));
};

export function ltiRoutes({ launches, keys, registration, publicUrl }: Deps): Handlers<'lti'> {
  const begin = (reply: FastifyReply, initiation: Body<'lti', 'loginByForm'>) =>
    onPage(reply, async () => sendBeginning(reply, await launches.begin(initiation), `${publicUrl}/api/v1/lti/login`));

  return {
    keys: async () => ({ keys: await keys.published() }),
    login: ({ query, reply }) => begin(reply, query),
    loginByForm: ({ body, reply }) => begin(reply, body),
    launch: ({ body, reply }) =>
      onPage(reply, async () => sendOpening(reply, await launches.comeBack(body), `${publicUrl}/lti/enter`)),
    // A form of elsewhere hands over nothing: somebody else's launch would be opened in this browser.
    handOver: async ({ body, request, reply }) =>
      isOfThisOrigin(request.headers, publicUrl)
        ? sendHandover(reply, body, `${publicUrl}/lti/enter`)
        : reply.redirect(`${publicUrl}/lti/enter`, 303),
    register: ({ query, reply }) =>
      onPage(reply, async () => sendClosing(reply, (await registration.register(query)).origin)),
    look: ({ body, account }) => launches.look(body, account),
    enter: ({ body, caller }) => launches.enter(body, caller),
    open: ({ body, account }) => launches.open(body, account),
    join: ({ body, account, caller }) => launches.join(body, account, caller),
  };
}
