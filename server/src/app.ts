import type { FastifyInstance } from 'fastify';
import { assemble } from './assembly/assemble.ts';
import type { AppDeps } from './deps.ts';
import { createOnce } from './domains/house/created-once/created-once.service.ts';
import { createLimiter } from './domains/house/limiter/limiter.service.ts';
import { features, jobs } from './domains.ts';
import { createAdmission } from './platform/admission/admission.ts';
import { watchLoad } from './platform/admission/load.ts';
import { createHttp, drain } from './platform/http.ts';
import { addListeners, type Listeners } from './platform/listeners/listeners.ts';
import { mount } from './platform/mount.ts';
import { type JobSettings, type RunningQueue, startQueue } from './platform/queue.ts';
import { acceptUploads } from './platform/uploads.ts';

export interface App {
  http: FastifyInstance;
  queue: RunningQueue;
  startWorkers(): Promise<void>;
  /** Takes in who comes, and then many at a time by the program that copies listeners. */
  listen(address: { host: string; port: number }, copyListener: URL): Promise<void>;
  /** Does a piece of clockwork here and now, without its clock. */
  runNow(job: JobSettings): Promise<void>;
  /** Stops taking work, finishes what is under way, and leaves the database open for its owner to close. */
  stop(): Promise<void>;
}

/** A hall that comes within a second must not wait for the system to ask again: so many may knock between two turns. */
const backlog = 2048;
/** Besides the one of the HTTP server. Each that finds nobody costs a newcomer's turn a thousandth of a millisecond. */
const moreListeners = 255;

/** The whole server from its adapters: what main and the tests use alike. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, db, clock, log, secrets, mail, teacher, reader, scanner, pictures } = deps;
  const queue = await startQueue(db, jobs, log);
  const house = await assemble(features, deps, queue);

  const { sessions, quizzes } = house.services;
  const admission = createAdmission();
  const http = await createHttp(config, log, {
    addresses: deps.addresses,
    door: {
      admission,
      proofs: { isAttempt: quizzes.taking.isUnderWay, isSession: sessions.isSigned },
      stampFor: (headers) => quizzes.stamps.stampFor(headers, clock.now()),
    },
  });
  const endWatch = (deps.watchLoad ?? watchLoad(() => db.ping()))(admission.sample, () => admission.inFlight() > 0);
  await acceptUploads(http);
  await house.serve(http);
  const { authenticate } = sessions;
  const { count: countForAll } = createLimiter(db.queries, clock, secrets, 'too_many_requests');
  mount(http, house.handlers, { authenticate, once: createOnce(db.queries, clock), countForAll });

  let listeners: Listeners | undefined;
  return {
    http,
    queue,
    listen: async (address, copyListener) => {
      await http.listen({ ...address, backlog });
      listeners = await addListeners(http.server, { script: copyListener, count: moreListeners, backlog }).catch(
        (error) => void log.warn({ err: error }, 'going on with one listener'),
      );
    },
    startWorkers: async () => {
      await queue.startWorkers(house.work);
      house.startWorker();
    },
    runNow: async (job) =>
      house.work
        .find((work) => work.job === job)
        ?.handle({}, { signal: new AbortController().signal, hold: async () => {} }),
    stop: async () => {
      await drain(http, listeners);
      endWatch();
      await house.stop();
      await queue.stop();
      mail.close();
      await teacher.close();
      await reader.close();
      await scanner.close();
      await pictures.close();
    },
  };
}
