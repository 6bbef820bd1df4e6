import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { isFromLoopback, namesLoopback } from '../../../platform/loopback.ts';
import { sameText } from '../../../platform/same-text.ts';
import type { Database } from '../../../ports/db/port.ts';
import { measure } from './metrics.ts';

interface SystemDeps {
  db: Database;
  metricsToken: string | undefined;
}

/** A database that is stuck is no more ready than one that is gone. */
const pingPatienceMs = 3_000;

async function soon(ping: Promise<void>): Promise<void> {
  const patience = AbortSignal.timeout(pingPatienceMs);
  const tooLate = new Promise<never>((_, reject) => patience.addEventListener('abort', () => reject(patience.reason)));
  await Promise.race([ping, tooLate]);
}

const keptMs = 1_000;

/**
 * One statement at a time for however many ask, and a good answer for a second: nobody is turned away from here. A bad one
 * isn't kept, so that a database which is back is seen at once.
 */
function askSeldom(ping: () => Promise<void>): () => Promise<void> {
  let answer = Promise.resolve();
  let until = 0;
  return () => {
    if (performance.now() < until) return answer;
    until = Number.POSITIVE_INFINITY;
    answer = soon(ping()).then(
      () => {
        until = performance.now() + keptMs;
      },
      (error: unknown) => {
        until = 0;
        throw error;
      },
    );
    return answer;
  };
}

/** What machines ask: is the process alive, can it serve, how is it doing. */
export function systemRoutes(app: FastifyInstance, { db, metricsToken }: SystemDeps): void {
  const registry = measure(app);
  const ping = askSeldom(() => db.ping());
  app.get('/live', async () => ({ status: 'live' }));

  app.get('/ready', async () => {
    await ping().catch(() => {
      throw new AppError('unavailable', { retryAfter: 5 });
    });
    return { status: 'ready' };
  });

  app.get('/metrics', async (request, reply) => {
    const mayRead = metricsToken
      ? sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
      : isFromLoopback(request) && namesLoopback(request);
    if (!mayRead) throw new AppError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
