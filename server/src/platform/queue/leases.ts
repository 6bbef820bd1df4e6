import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { growingPause } from '../growing-pause.ts';
import type { Log } from '../log.ts';
import { type Rounds, startRounds } from '../rounds.ts';
import { isUnreachable } from '../unreachable.ts';
import type { JobStore, Within } from './store.ts';

/** A taken job. Each taking counts one more, so the count is the token that tells a late worker from the present one. */
export interface TakenJob {
  id: string;
  name: string;
  retryCount: number;
  retryDelay: number;
}

export interface Lease {
  /** Goes off when the job was given to another worker. */
  signal: AbortSignal;
  /** In a transaction that saves: throws where the job is another's by now, and keeps it ours until the end of it. */
  hold(trx: Within): Promise<void>;
  complete(): Promise<void>;
  /** Tried again after a pause, as often as its kind allows; gives the pause. */
  fail(): Promise<number>;
  /** No more signs of life: what is still open then is taken for abandoned. */
  end(): void;
}

/** A worker speaks every two seconds; one that was silent for nine loses its jobs to the others. */
const speakEveryMs = 2_000;
const silenceSeconds = 9;
const pauses = { firstMs: 250, longestMs: 4_000 };

const lost = new Error('The job was given to another worker.');

/** `started_on` is the last sign of life: the queue sets it when a job is taken, and the worker again and again. */
const speakSql = `
  update jobs.job set started_on = now()
  from unnest($1::text[], $2::uuid[], $3::int[]) as mine (name, id, taken)
  where job.name = mine.name and job.id = mine.id and job.retry_count = mine.taken and job.state = 'active'
  returning job.id`;

const putBack = `
  state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::jobs.job_state,
  completed_on = case when retry_count < retry_limit then null else now() end`;

const rescueSql = `
  update jobs.job set ${putBack}, start_after = now()
  where state = 'active' and started_on <= now() - $1 * interval '1 second'
  returning name`;

const ofThisTaking = `where name = $1 and id = $2 and retry_count = $3 and state = 'active'`;
const completeSql = `update jobs.job set state = 'completed', completed_on = now() ${ofThisTaking}`;
const failSql = `update jobs.job set ${putBack}, start_after = now() + $4 * interval '1 second' ${ofThisTaking}`;

export interface Leases {
  take(job: TakenJob): Lease;
  /** Gives back what is still held, for other workers. */
  stop(): Promise<void>;
}

/** Keeps the jobs that this process works on, and finds those whose worker has died. */
export function startLeases(db: JobStore, log: Log, onRescued: (names: Set<string>) => void): Leases {
  const held = new Map<TakenJob, AbortController>();
  const keyOf = ({ name, id, retryCount }: TakenJob) => [name, id, retryCount];

  async function speak(): Promise<void> {
    const mine = [...held.keys()];
    if (mine.length === 0) return;
    const columns = [mine.map(({ name }) => name), mine.map(({ id }) => id), mine.map((job) => job.retryCount)];
    const { rows } = await db.execute(speakSql, columns);
    const still = new Set(rows.map(({ id }) => id));
    for (const job of mine) if (!still.has(job.id)) held.get(job)?.abort(lost);
  }

  async function rescue(silentSeconds: number): Promise<void> {
    const { rows } = await db.execute(rescueSql, [silentSeconds]);
    if (rows.length > 0) onRescued(new Set(rows.map(({ name }) => String(name))));
  }

  // The embedded database belongs to one process: whatever is under way at its start was left by a dead one.
  let isFirst = db.kind === 'embedded';
  const rounds: Rounds = startRounds({
    everyMs: speakEveryMs,
    async go(unbrokenMs) {
      if (isFirst) await rescue(0);
      isFirst = false;
      await speak();
      // While the database was away nobody could speak: silence counts only from then on.
      if (unbrokenMs > silenceSeconds * 1000) await rescue(silenceSeconds);
    },
    onError: (error) => log.warn({ err: error }, 'job leases'),
  });

  /** What was done is written down as soon as the database answers: it would be done twice otherwise. */
  async function whenReachable(job: TakenJob, statement: () => Promise<unknown>): Promise<void> {
    for (let tried = 1; ; tried++) {
      try {
        await statement();
        return;
      } catch (error) {
        if (!isUnreachable(error) || !held.has(job)) throw error;
      }
      await sleep(growingPause(tried, pauses));
    }
  }

  return {
    take(job) {
      const control = new AbortController();
      held.set(job, control);
      return {
        signal: control.signal,
        async hold(trx) {
          const mine = await sql`
            select 1 from jobs.job
            where name = ${job.name} and id = ${job.id} and retry_count = ${job.retryCount} and state = 'active'
            for update`.execute(trx);
          if (mine.rows.length === 0) throw lost;
        },
        complete: () => whenReachable(job, () => db.execute(completeSql, keyOf(job))),
        fail: async () => {
          const pauseMs = growingPause(job.retryCount + 1, { firstMs: job.retryDelay * 2000, longestMs: 43_200_000 });
          await db.execute(failSql, [...keyOf(job), pauseMs / 1000]);
          return pauseMs;
        },
        end: () => void held.delete(job),
      };
    },

    async stop() {
      await rounds.stop();
      const abandoned = [...held.keys()];
      held.clear();
      for (const job of abandoned) await db.execute(failSql, [...keyOf(job), 0]).catch(() => {});
    },
  };
}
