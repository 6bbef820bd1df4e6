import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { awayPageHeaders, isPageVisit, noPage } from './away-page.ts';
import { isFromLoopback } from './loopback.ts';
import { namedHost } from './named-host.ts';
import type { OwnAddresses } from './own-addresses.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takers of a shared quiz need this route, or these of its paths; see `openToTakersOnly`. */
    isForTakers?: boolean | ((path: string) => boolean);
  }
}

function isForTakers({ routeOptions, url }: FastifyRequest): boolean {
  const { isForTakers = false } = routeOptions.config;
  return typeof isForTakers === 'function' ? isForTakers(url.split('?', 1)[0] ?? '/') : isForTakers;
}

/**
 * Class mode: who is not on this very machine gets what takers of a quiz need, and learns of nothing else. The connection
 * says where somebody is, never a header. A browser says by which name it came: one that is not an address of this
 * machine was turned to it by somebody else's page.
 */
export function openToTakersOnly(app: FastifyInstance, addresses: OwnAddresses): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isFromLoopback(request)) return;
    const name = namedHost(request);
    const isOurName = addresses().some(({ address }) => address === name);
    if (!isOurName) throw new AppError('not_found');
    // Nobody is signed in over such a network: a token that was overheard there opens nothing.
    delete request.headers.authorization;
    if (isForTakers(request)) return;
    if (isPageVisit(request)) return reply.status(404).headers(awayPageHeaders).send(noPage);
    throw new AppError('not_found');
  });
}
