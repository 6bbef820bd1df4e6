import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { authWork } from './features/auth/auth.jobs.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createAuthService } from './features/auth/auth.service.ts';
import { createTokens } from './features/auth/auth.tokens.ts';
import { createSessions } from './features/auth/sessions.service.ts';
import { docsRoutes } from './features/docs/docs.routes.ts';
import { pagesRoutes } from './features/pages/pages.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { jobs } from './jobs.ts';
import { createAttempts } from './platform/attempts.ts';
import type { Clock } from './platform/clock.ts';
import { createHttp } from './platform/http.ts';
import type { Log } from './platform/log.ts';
import { mount } from './platform/mount.ts';
import { createPasswords } from './platform/passwords.ts';
import { type RunningQueue, startQueue } from './platform/queue.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Database } from './ports/db/port.ts';

export interface AppDeps {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  /** The folder of the built web app; left out where only the API is wanted. */
  webDist?: string;
}

export interface App {
  http: FastifyInstance;
  queue: RunningQueue;
  startWorkers(): Promise<void>;
  /** Stops taking work, finishes what is under way, and leaves the database open for its owner to close. */
  stop(): Promise<void>;
}

export const version = '0.1.0';

/** The whole server from its adapters: what main and the tests use alike. */
export async function buildApp({ config, db, clock, log, secrets, webDist }: AppDeps): Promise<App> {
  const queue = await startQueue(db, jobs, log);

  const attempts = createAttempts(db.queries, clock, secrets);
  const sessions = createSessions({ db, clock, tokens: createTokens(secrets, clock) });
  const auth = createAuthService({ db, clock, attempts, sessions, passwords: createPasswords() });

  const http = await createHttp(config, log);
  systemRoutes(http, { db, metricsToken: config.metricsToken });
  mount(http, { auth: authRoutes(auth, sessions) }, sessions.authenticate);
  docsRoutes(http, version);
  await pagesRoutes(http, webDist);

  return {
    http,
    queue,
    startWorkers: () => queue.startWorkers([...authWork({ db, clock })]),
    stop: async () => {
      await http.close();
      await queue.stop();
    },
  };
}
