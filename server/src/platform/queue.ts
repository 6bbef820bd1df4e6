import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { z } from 'zod';
import type { Log } from './log.ts';
import { type Lease, type Leases, startLeases } from './queue/leases.ts';
import { type Seat, type SeatWork, takeSeat } from './queue/seats.ts';
import type { JobStore, Within } from './queue/store.ts';

/** A kind of background work: its name, the shape of its payload and how patiently it is tried. */
export interface JobDefinition<Payload extends object = object> extends JobSettings {
  payload: z.ZodType<Payload>;
}

/** What the queue itself has to know of a kind of work. */
export interface JobSettings {
  name: string;
  retryLimit?: number;
  /** Seconds after which a handler that has not come to an end counts as failed. */
  expireInSeconds?: number;
  /** For work that repeats by itself. */
  cron?: string;
  /** How many a worker does side by side; one where it is left out. */
  atOnce?: number;
}

export interface EnqueueOptions {
  /** The transaction that the job belongs to: both are kept, or neither. */
  within?: Within;
  startAfter?: Date;
  /** While a job with this key waits, another one is not added. */
  singletonKey?: string;
  priority?: number;
}

/** What a handler knows about its hold on the job: a worker that was taken for dead has lost it. */
export type JobRun = Pick<Lease, 'signal' | 'hold'>;

export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

export interface Queue {
  enqueue<P extends object>(job: JobDefinition<P>, payload: P, options?: EnqueueOptions): Promise<void>;
}

/** A handler registered for the worker; features export these. */
export interface Work<P extends object = object> {
  job: JobDefinition<P>;
  handle: JobHandler<P>;
}

/** Pairs a job with its handler, keeping their payload types together. */
export function work<P extends object>(job: JobDefinition<P>, handle: JobHandler<P>): Work {
  return { job, handle } as unknown as Work;
}

export interface RunningQueue extends Queue {
  startWorkers(works: readonly Work[]): Promise<void>;
  stop(): Promise<void>;
}

const channel = 'akada_jobs';
/** How long a stop waits for what is under way. */
const patienceMs = 20_000;

/** Runs the statements of the queue inside the caller's own transaction. */
function executorOf(transaction: Within): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
      return { rows: rows as object[] };
    },
  };
}

/**
 * Lets statements be waited for: the queue marks a job as done without waiting itself, and whoever stops it closes
 * the database next.
 */
function watchStatements(db: JobStore) {
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  /** Waits for what has begun, and for what that sets going at once. */
  const settle = async () => {
    do {
      await Promise.allSettled(underWay);
      await new Promise((resolve) => setTimeout(resolve, 20));
    } while (underWay.size > 0);
  };
  return {
    executeSql(text: string, values: unknown[]): ReturnType<JobStore['execute']> {
      // A straggler of the queue's own timers finds the door shut, as it would with the queue's own connection.
      if (isClosed) return Promise.resolve({ rows: [], rowCount: 0 });
      const statement = db.execute(text, values);
      underWay.add(statement);
      const done = () => underWay.delete(statement);
      statement.then(done, done);
      return statement;
    },
    settle,
    /** What is set going after this finds nothing. */
    async close() {
      await settle();
      isClosed = true;
    },
  };
}

/** Makes the queue's tables. Two processes that do so at once would lock each other out. */
async function setUp(boss: PgBoss, jobs: readonly JobSettings[]): Promise<void> {
  await boss.start();
  for (const job of jobs) {
    const options = {
      name: job.name,
      policy: 'standard' as const,
      retryLimit: job.retryLimit ?? 5,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: job.expireInSeconds ?? 120,
    };
    await boss.createQueue(job.name, options);
    if (job.cron) await boss.schedule(job.name, job.cron);
  }
  // What an older version repeated by itself, and this one does not.
  const repeated = new Set(jobs.flatMap(({ name, cron }) => (cron ? [name] : [])));
  for (const { name } of await boss.getSchedules()) if (!repeated.has(name)) await boss.unschedule(name);
}

export async function startQueue(db: JobStore, jobs: readonly JobSettings[], log: Log): Promise<RunningQueue> {
  const statements = watchStatements(db);
  const boss = new PgBoss({
    db: { executeSql: statements.executeSql },
    schema: 'jobs',
    supervise: true,
    schedule: true,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
    maintenanceIntervalSeconds: 120,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await db.exclusively(() => setUp(boss, jobs));

  const seats = new Map<string, Seat[]>();
  const wake = (name: string) => {
    for (const seat of seats.get(name) ?? []) seat.wake();
  };
  const wakeAll = () => {
    for (const name of seats.keys()) wake(name);
  };
  const unlisten = await db.listen(channel, wake, wakeAll);
  const notify = async (executor: PgBoss.Db, name: string) => {
    await executor.executeSql('select pg_notify($1, $2)', [channel, name]);
  };
  let leases: Leases | undefined;

  async function announce(names: Set<string>): Promise<void> {
    log.warn({ jobs: [...names] }, 'jobs of a dead worker were taken over');
    for (const name of names) await notify(boss.getDb(), name);
  }

  return {
    async enqueue(job, payload, { within, startAfter, singletonKey, priority } = {}) {
      const executor = within && executorOf(within);
      await boss.send(job.name, payload, {
        ...(executor && { db: executor }),
        ...(startAfter && { startAfter }),
        ...(singletonKey && { singletonKey }),
        ...(priority && { priority }),
      });
      await notify(executor ?? boss.getDb(), job.name);
    },

    async startWorkers(works) {
      const held = startLeases(db, log, (names) => {
        announce(names).catch((error) => log.warn({ err: error }, 'announcing jobs'));
      });
      leases = held;
      for (const { job, handle } of works) {
        const seatWork: SeatWork = {
          name: job.name,
          carryOut: async (data, lease) => handle(job.payload.parse(data ?? {}), lease),
        };
        const places = Array.from({ length: job.atOnce ?? 1 }, () => takeSeat(seatWork, { boss, leases: held, log }));
        seats.set(job.name, places);
      }
    },

    async stop() {
      await unlisten();
      const leaving = [...seats.values()].flat().map((seat) => seat.leave());
      await Promise.race([Promise.all(leaving), sleep(patienceMs, undefined, { ref: false })]);
      await leases?.stop();
      await statements.settle();
      await boss.stop({ graceful: false, close: false });
      await statements.close();
    },
  };
}
