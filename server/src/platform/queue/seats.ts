import type PgBoss from 'pg-boss';
import type { Log } from '../log.ts';
import type { Lease, Leases } from './leases.ts';

/** Only a safety net: seats are woken by a notification as soon as a job's transaction is committed. */
const restMs = 10_000;

export interface SeatWork {
  name: string;
  carryOut(data: unknown, lease: Lease): Promise<void>;
}

interface SeatDeps {
  boss: Pick<PgBoss, 'fetch'>;
  leases: Leases;
  log: Log;
}

export interface Seat {
  wake(): void;
  /** Resolves when the job under way is done. */
  leave(): Promise<void>;
}

type Fetched = PgBoss.JobWithMetadata<unknown>;

async function within(seconds: number, doing: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The job took longer than ${seconds} s.`)), seconds * 1000);
  });
  try {
    await Promise.race([doing, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** A place at which jobs of one kind are done, one after the other, for as long as there are any. */
export function takeSeat(work: SeatWork, { boss, leases, log }: SeatDeps): Seat {
  let isLeaving = false;
  let isWoken = false;
  let endRest = () => {};

  /** Until a job may have come, or a moment has passed. */
  function rest(): Promise<void> {
    if (isWoken || isLeaving) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, restMs);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function take(next: Fetched): Promise<void> {
    const about = { job: work.name, id: next.id };
    const lease = leases.take(next);
    try {
      await within(Number(next.expireInSeconds), work.carryOut(next.data, lease));
      await lease.complete();
    } catch (error) {
      log.warn({ ...about, err: error }, 'job failed');
      await lease.fail().then(
        (pauseMs) => void setTimeout(wake, pauseMs + 50).unref(),
        // Where even this cannot be written down, its silence tells the others.
        (fault) => log.warn({ ...about, err: fault }, 'job not given back'),
      );
    } finally {
      lease.end();
    }
  }

  async function sit(): Promise<void> {
    while (!isLeaving) {
      isWoken = false;
      // Faults of the database are taken for "nothing there" by the queue.
      const [next] = await boss.fetch<unknown>(work.name, { includeMetadata: true });
      if (next) await take(next);
      else await rest();
    }
  }

  function wake(): void {
    isWoken = true;
    endRest();
  }

  const sitting = sit();
  return {
    wake,
    leave() {
      isLeaving = true;
      endRest();
      return sitting;
    },
  };
}
