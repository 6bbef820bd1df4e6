import { type ErrorCode, errors } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import { CameToNothing } from '../../../platform/once.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { Rounds } from '../../../platform/rounds.ts';
import { type Database, mapped, type Part, type Queries, readPart } from '../../../ports/db/port.ts';
import { runGeneration } from './generation.jobs.ts';
import type { GenerationMaker } from './generation.maker.ts';
import * as repo from './generation.repo.ts';
import { startRescue } from './generation.rescue.ts';
import { createRunner, type Runner } from './generation.runner.ts';
import type { GenerationKind, GenerationStatus } from './generation.tables.ts';

export type { GenerationMaker, MakingContext, SaveResult } from './generation.maker.ts';

export interface Generation {
  id: string;
  kind: GenerationKind;
  status: GenerationStatus;
  percent: number;
  /** What is being done now, in words for the learner; empty when nothing is. */
  doing: string;
  resultId: string | null;
  errorCode: string | null;
  errorText: string | null;
  createdAt: Date;
}

export interface Order {
  kind: GenerationKind;
  ownerId: string;
  address: string;
  /** What the maker is given; kept as JSON. */
  input: object;
  priority?: boolean;
  /** Names what is made only once at a time: a second order for it while one is unfinished is the first. */
  about?: string;
}

export interface Generations {
  /** Writes the order and its job in the caller's transaction; gives the order's id. */
  start(trx: Queries, order: Order): Promise<string>;
  find(ownerId: string, id: string): Promise<Generation | null>;
  /** The newest order about something, finished or not. */
  findLatest(ownerId: string, kind: GenerationKind, about: string): Promise<Generation | null>;
  /** Newest first. */
  listUnfinished(ownerId: string, kind: GenerationKind): Promise<Generation[]>;
  /** Comes back when the order is done, failed or cancelled. */
  waitFor(ownerId: string, id: string, signal?: AbortSignal): Promise<Generation>;
  /**
   * For calls that answer with the result: its id; throws what the order ended with, as what came to nothing, or that it
   * takes too long.
   */
  resultOf(ownerId: string, id: string, patience: Patience): Promise<string>;
  /** False where there was nothing left to cancel. With a transaction, it counts when that commits. */
  cancel(ownerId: string, id: string, trx?: Queries): Promise<boolean>;
}

interface Patience {
  ms: number;
  /** Where the learner finds what is made after that. */
  found: 'here' | 'in your history';
}

interface GenerationDeps {
  db: Database;
  clock: Clock;
  log: Log;
  queue: Queue;
}

export interface RunningGenerations extends Generations {
  runNext: Runner['runNext'];
  /** For a worker: takes over what dead workers left. */
  startRescue(makers: readonly GenerationMaker[]): void;
  /** Puts back what is under way, for the next process. */
  stop(): Promise<void>;
}

const channel = 'akada_generations';
/** Only a safety net: whoever waits is woken by a notification. */
const lookEveryMs = 1000;
const retryPauseMs = 2000;

/** Long work by the teacher: ordered in a transaction, made by whichever worker is free, saved exactly once. */
export async function createGenerations(deps: GenerationDeps): Promise<RunningGenerations> {
  const { db, clock, queue } = deps;
  const waiting = new Map<string, Set<() => void>>();
  let rescue: Rounds | undefined;

  const runner = createRunner({
    ...deps,
    onChange: (id) => notify(db.queries, id),
    retryLater: (run) =>
      queue.enqueue(runGeneration, {}, { startAfter: new Date(clock.now().getTime() + retryPauseMs * run) }),
  });

  async function notify(queries: Queries, id: string): Promise<void> {
    await queries.selectNoFrom(({ fn, val }) => fn('pg_notify', [val(channel), val(id)]).as('sent')).execute();
  }

  const unlisten = await db.listen(channel, (id) => {
    for (const wake of waiting.get(id) ?? []) wake();
    runner.look(id);
  });

  /** Until the order changes, or a moment has passed. */
  function nextChange(id: string): Promise<void> {
    return new Promise((resolve) => {
      const wakes = waiting.get(id) ?? new Set();
      waiting.set(id, wakes);
      const wake = () => {
        clearTimeout(timer);
        wakes.delete(wake);
        if (wakes.size === 0) waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(wake, lookEveryMs);
      wakes.add(wake);
    });
  }

  async function waitFor(ownerId: string, id: string, signal?: AbortSignal): Promise<Generation> {
    while (true) {
      signal?.throwIfAborted();
      const changed = nextChange(id);
      const row = await repo.find(db.queries, ownerId, id);
      if (!row) throw new AppError('not_found');
      if (row.status !== 'queued' && row.status !== 'running') return toGeneration(row);
      await changed;
    }
  }

  return {
    async start(trx, { kind, ownerId, address, input, priority = false, about = null }) {
      const id = newId();
      const row = { id, owner_id: ownerId, kind, address, about, has_priority: priority, created_at: clock.now() };
      if (await repo.insert(trx, row, input)) {
        await queue.enqueue(runGeneration, {}, { within: trx });
        return id;
      }
      const first = about === null ? undefined : await repo.findLatest(trx, ownerId, kind, about);
      if (!first) throw new Error(`An order for a ${kind} was neither new nor there.`);
      return first.id;
    },

    async find(ownerId, id) {
      const row = await repo.find(db.queries, ownerId, id);
      return row ? toGeneration(row) : null;
    },

    async findLatest(ownerId, kind, about) {
      const row = await repo.findLatest(db.queries, ownerId, kind, about);
      return row ? toGeneration(row) : null;
    },

    listUnfinished: (ownerId, kind) => readPart(db.queries, unfinishedOf(ownerId, kind)),

    waitFor,

    async resultOf(ownerId, id, { ms, found }) {
      const patience = AbortSignal.timeout(ms);
      const ended = await waitFor(ownerId, id, patience).catch((error: unknown) => {
        const detail = `This is taking longer than usual. We’ll carry on, and you’ll find it ${found}.`;
        throw patience.aborted ? new AppError('busy', { detail, retryAfter: 30 }) : error;
      });
      if (ended.status !== 'done' || !ended.resultId) throw new CameToNothing(failureOf(ended));
      return ended.resultId;
    },

    async cancel(ownerId, id, queries = db.queries) {
      const isCancelled = await repo.cancel(queries, ownerId, id, clock.now());
      if (isCancelled) await notify(queries, id);
      return isCancelled;
    },

    runNext: runner.runNext,
    startRescue: (makers) => {
      rescue ??= startRescue(deps, makers);
    },
    stop: async () => {
      await rescue?.stop();
      runner.releaseAll();
      await unlisten();
    },
  };
}

const isCode = (code: string | null): code is ErrorCode => code !== null && code in errors;

/** What the learner is told where the making did not end well, as if the call itself had failed. */
function failureOf({ errorCode, errorText }: Generation): AppError {
  if (!isCode(errorCode)) return new AppError('system_error');
  return new AppError(errorCode, errorText ? { detail: errorText } : {});
}

/** Those that are not finished, to be read together with other things. */
export const unfinishedOf = (ownerId: string, kind: GenerationKind): Part<Generation[]> =>
  mapped(repo.unfinishedOf(ownerId, kind), (rows) => rows.map(toGeneration));

function toGeneration(row: repo.GenerationRow): Generation {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    percent: row.percent,
    doing: row.doing,
    resultId: row.result_id,
    errorCode: row.error_code,
    errorText: row.error_text,
    createdAt: row.created_at,
  };
}
