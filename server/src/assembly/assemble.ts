import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely';
import type { AppDeps } from '../deps.ts';
import { createLimiter } from '../domains/house/limiter/limiter.service.ts';
import type { PersonalData } from '../domains/house/personal-data.service.ts';
import type { SharedThing } from '../domains/sharing/shared-thing.service.ts';
import { createJudging } from '../platform/judging/judging.ts';
import { createRenderLesson } from '../platform/markdown/lessons-apart.ts';
import { createRenderRich } from '../platform/markdown/rich-lines.ts';
import type { AllHandlers } from '../platform/mount.ts';
import type { JobSettings, RunningQueue, Work } from '../platform/queue.ts';
import type { Domain } from './domain.ts';
import type { Brought, Built, Ground } from './feature.ts';
import type { AllServices, AnyFeature } from './in-order.ts';

/** The product without its doors: every feature built, and what they bring put together. */
export interface House<Services> {
  services: Services;
  handlers: AllHandlers;
  work: readonly Work[];
  serve(http: FastifyInstance): Promise<void>;
  startWorker(): void;
  stop(): Promise<void>;
}

export const jobsOf = (features: readonly AnyFeature[]): JobSettings[] => features.flatMap(({ jobs = [] }) => jobs);

export const personalDataOf = (features: readonly AnyFeature[]): PersonalData[] =>
  features.flatMap(({ personalData = [] }) => personalData);

export const sharedThingsOf = (features: readonly AnyFeature[]): SharedThing[] =>
  features.flatMap(({ shared = [] }) => shared);

/** All migrations, in the order in which they run. */
export const migrationsOf = (
  domains: readonly { migrations?: Domain<[]>['migrations'] }[],
): Record<string, Migration> =>
  Object.fromEntries(
    domains.flatMap((one) => Object.entries(one.migrations ?? {})).sort(([one], [other]) => one.localeCompare(other)),
  );

/** Two features that bring the same thing would hide one another. */
function add(table: object, brought: object | undefined, feature: string): void {
  for (const name of Object.keys(brought ?? {})) {
    if (name in table) throw new Error(`The feature ${feature} brings ${name}, which another one brings already.`);
  }
  Object.assign(table, brought);
}

/**
 * All services, to be asked for by name and not to be spread: a feature would get more than it says it needs, and a
 * service that is called as an adapter is would take the adapter's place without a word.
 */
function onlyByName(services: object): never {
  return new Proxy(services, { ownKeys: () => [] }) as never;
}

/** Everything that is read of what a feature brings. */
const read: Record<keyof Built, true> = {
  services: true,
  routes: true,
  serve: true,
  work: true,
  letters: true,
  stoppable: true,
  makers: true,
  deliveries: true,
  previews: true,
  allowances: true,
  figures: true,
  onSessionsEnded: true,
  outerDoors: true,
  onAccountRemoved: true,
  startWorker: true,
  stop: true,
};

function assertRead(part: Built, feature: string): void {
  for (const name of Object.keys(part)) {
    if (!(name in read)) throw new Error(`The feature ${feature} brings ${name}, which nobody reads.`);
  }
}

function assertWorkers(features: readonly AnyFeature[], work: readonly Work[]): void {
  const known = new Set(jobsOf(features).map(({ name }) => name));
  const done = new Set(work.map(({ job }) => job.name));
  for (const name of known) if (!done.has(name)) throw new Error(`Nobody does the job ${name}.`);
  for (const name of done) if (!known.has(name)) throw new Error(`The job ${name} is in no feature's list of jobs.`);
}

/** Builds the features one after the other, each with what those before it brought. */
export async function assemble<const Fs extends readonly AnyFeature[]>(
  features: Fs,
  deps: AppDeps,
  queue: RunningQueue,
): Promise<House<AllServices<Fs>>> {
  const tables = { letters: {}, stoppable: {}, deliveries: {}, previews: {}, allowances: {}, figures: {} };
  const lists = { makers: [], onSessionsEnded: [], outerDoors: [], onAccountRemoved: [] };
  const brought = { ...tables, ...lists } as unknown as Brought;
  const ground: Ground = {
    ...deps,
    queue,
    limiter: createLimiter(deps.db.queries, deps.clock, deps.secrets),
    render: createRenderLesson(deps.renderApart, deps.library.findPicture),
    renderRich: createRenderRich(deps.renderApart),
    judging: createJudging(deps.judgeApart),
    personalData: personalDataOf(features),
    brought,
  };
  const services = {};
  const handlers = {};
  const built: Built[] = [];
  for (const { name, build } of features) {
    const part: Built = await build(ground, onlyByName(services));
    assertRead(part, name);
    add(services, part.services, name);
    add(handlers, part.routes, name);
    add(brought.letters, part.letters, name);
    add(brought.stoppable, part.stoppable, name);
    add(brought.deliveries, part.deliveries, name);
    add(brought.previews, part.previews, name);
    add(brought.allowances, part.allowances, name);
    add(brought.figures, part.figures, name);
    brought.makers.push(...(part.makers ?? []));
    if (part.outerDoors) brought.outerDoors.push(part.outerDoors);
    if (part.onSessionsEnded) brought.onSessionsEnded.push(part.onSessionsEnded);
    if (part.onAccountRemoved) brought.onAccountRemoved.push(part.onAccountRemoved);
    built.push(part);
  }
  const work = built.flatMap((part) => part.work ?? []);
  assertWorkers(features, work);

  return {
    // `inOrder` has proved that they are all there.
    services: services as AllServices<Fs>,
    handlers: handlers as AllHandlers,
    work,
    serve: async (http) => {
      for (const part of built) await part.serve?.(http);
    },
    startWorker: () => {
      for (const part of built) part.startWorker?.();
    },
    stop: async () => {
      for (const part of built) await part.stop?.();
    },
  };
}
