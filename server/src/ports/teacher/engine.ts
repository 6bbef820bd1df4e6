import { availableParallelism } from 'node:os';
import { AppError } from '../../platform/app-error.ts';
import { OverBounds, Thread } from '../../platform/thread.ts';
import { Turns } from '../../platform/turns.ts';
import type { EngineJob, OperationName, Values } from './engine-job.ts';
import type { Operations } from './engine-operations.ts';
import type { TeachingContext } from './port.ts';

export interface JobOptions {
  /** Whose job it is: turns are shared between people, not between jobs. */
  who?: string | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: (share: number) => void;
}

interface Waiting extends JobOptions {
  who: string;
  job: EngineJob;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export interface EngineOptions {
  script: URL;
  /** What a job may take at least, however short its text. */
  jobMs?: number;
  idleMs?: number;
  threads?: number;
}

/** The second for somebody else while one learner's book is read; more would cost memory that a small machine lacks. */
const usualThreads = Math.min(2, availableParallelism());

/** Several times what an honest text takes on a slow machine. */
const msPerCharacter = 0.03;

/**
 * A bound on memory keeps a thread from taking it before it is needed; the room for what lives shortly, which would
 * shrink with the bound, halves the time of small documents.
 */
const room = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 48 };

/** The embedded engine behind its threads. Each starts when the others are busy, and turns go round among people. */
export class Engine {
  private readonly jobMs: number;
  private readonly threads: Thread[];
  private readonly busy = new Set<Thread>();
  private readonly turns = new Turns<Waiting>();

  constructor({ script, jobMs = 30_000, idleMs = 5 * 60_000, threads = usualThreads }: EngineOptions) {
    this.jobMs = jobMs;
    this.threads = Array.from({ length: threads }, () => new Thread({ script, idleMs, room }));
  }

  /** How many threads there are at the moment. */
  get running(): number {
    return this.threads.filter(({ isRunning }) => isRunning).length;
  }

  /** Rejects with `text_too_hard` where the text is more than a job may cost. */
  run<N extends OperationName>(
    operation: N,
    values: Values<N>,
    { who = '', signal, onProgress }: JobOptions = {},
  ): Promise<Awaited<ReturnType<Operations[N]>>> {
    let leave = () => {};
    const result = new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const job = { operation, values: [...values] };
      const waiting: Waiting = { who, job, signal, resolve, reject, ...(onProgress && { onProgress }) };
      leave = () => {
        this.turns.leave(who, waiting);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.turns.wait(who, waiting);
      this.next();
    });
    // One signal sees a whole sprint through, job after job.
    return result.finally(() => signal?.removeEventListener('abort', leave)) as ReturnType<typeof this.run<N>>;
  }

  async close(): Promise<void> {
    const error = new Error('The teacher has stopped.');
    for (const { reject } of this.turns.clear()) reject(error);
    await Promise.all(this.threads.map((thread) => thread.end()));
  }

  private next(): void {
    const thread = this.threads.find((one) => !this.busy.has(one));
    const waiting = thread && this.turns.begin();
    if (!waiting) return;
    this.busy.add(thread);
    void this.carryOut(thread, waiting).finally(() => {
      this.busy.delete(thread);
      this.turns.end(waiting.who);
      this.next();
    });
    this.next();
  }

  private async carryOut(thread: Thread, { job, signal, onProgress, resolve, reject }: Waiting): Promise<void> {
    const ms = this.jobMs + msPerCharacter * charactersIn(job.values);
    try {
      resolve(await thread.run(job, { ms, signal, onProgress }));
    } catch (error) {
      reject(error instanceof OverBounds ? new AppError('text_too_hard') : (error as Error));
    }
  }
}

/** How a job of somebody's is told to the engine. */
export const jobOf = ({ accountId, address, signal }: TeachingContext): JobOptions => ({
  who: accountId ?? address,
  signal,
});

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + charactersIn(part), 0);
}
