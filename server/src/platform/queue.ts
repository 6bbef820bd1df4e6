import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { z } from 'zod';
import type { Database, Queries } from '../ports/db/port.ts';
import type { Log } from './log.ts';

/** A kind of background work: its name, the shape of its payload and how patiently it is tried. */
export interface JobDefinition<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  retryLimit?: number;
  /** Seconds after which a worker that went silent loses the job to another. */
  expireInSeconds?: number;
  /** For work that repeats by itself. */
  cron?: string;
  /** How many a worker does side by side; one where it is left out. */
  atOnce?: number;
}

export interface EnqueueOptions {
  /** The transaction that the job belongs to: both are kept, or neither. */
  within?: Queries;
  startAfter?: Date;
  /** While a job with this key waits, another one is not added. */
  singletonKey?: string;
  priority?: number;
}

export type JobHandler<Payload> = (payload: Payload) => Promise<void>;

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
  startWorkers(works: Work[]): Promise<void>;
  stop(): Promise<void>;
}

const channel = 'akada_jobs';
/** Only a safety net: workers are woken by a notification as soon as a job's transaction is committed. */
const pollingSeconds = 10;

/** Runs the statements of the queue inside the caller's own transaction. */
function executorOf(queries: Queries): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await queries.executeQuery(CompiledQuery.raw(text, values));
      return { rows: rows as object[] };
    },
  };
}

/**
 * Lets statements be waited for: the queue marks a job as done without waiting itself, and whoever stops it closes
 * the database next.
 */
function watchStatements(db: Database) {
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
    executeSql(text: string, values: unknown[]): ReturnType<Database['execute']> {
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
async function setUp(boss: PgBoss, jobs: JobDefinition[]): Promise<void> {
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
}

export async function startQueue(db: Database, jobs: JobDefinition[], log: Log): Promise<RunningQueue> {
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

  const workers = new Map<string, string[]>();
  const wake = (name: string) => {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  };
  const unlisten = await db.listen(channel, wake);

  return {
    async enqueue(job, payload, { within, startAfter, singletonKey, priority } = {}) {
      const executor = within && executorOf(within);
      await boss.send(job.name, payload, {
        ...(executor && { db: executor }),
        ...(startAfter && { startAfter }),
        ...(singletonKey && { singletonKey }),
        ...(priority && { priority }),
      });
      const notify = executor ?? boss.getDb();
      await notify.executeSql('select pg_notify($1, $2)', [channel, job.name]);
    },

    async startWorkers(works) {
      for (const { job, handle } of works) {
        const take: PgBoss.WorkHandler<unknown> = async ([next]) => {
          if (!next) return;
          try {
            await handle(job.payload.parse(next.data ?? {}));
          } catch (error) {
            log.warn({ job: job.name, id: next.id, err: error }, 'job failed');
            throw error;
          } finally {
            // There may be more: look again at once, and rest only when a look finds nothing.
            wake(job.name);
          }
        };
        const ids: string[] = [];
        for (let seat = 0; seat < (job.atOnce ?? 1); seat++)
          ids.push(await boss.work(job.name, { pollingIntervalSeconds: pollingSeconds }, take));
        workers.set(job.name, ids);
      }
    },

    async stop() {
      await unlisten();
      // A look for work may be under way. What it brings is this worker's to do; the queue, asked to stop in that
      // moment, would see nobody at work, and leave the job to nobody until it expires.
      for (const name of workers.keys()) await boss.offWork(name);
      await statements.settle();
      await boss.stop({ graceful: true, wait: true, timeout: 20_000, close: false });
      await statements.close();
    },
  };
}
