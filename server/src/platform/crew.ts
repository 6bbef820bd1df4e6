import { availableParallelism } from 'node:os';
import { Thread, type ThreadOptions } from './thread.ts';
import { Turns } from './turns.ts';

export interface CrewJob {
  /** Whose job it is: turns are shared between people, not between jobs. */
  who?: string | undefined;
  /** How much there is to do, to compare with what others wait for: small things come first. */
  cost?: number | undefined;
  /** What it may take; over that it is stopped with `OverBounds`. */
  ms: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
  /** How long its thread waits for another job after this one, where not as long as usual. */
  idleMs?: number | undefined;
}

interface Waiting extends CrewJob {
  who: string;
  job: unknown;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The second for somebody else while one person's text is long; more would cost memory that a small machine lacks. */
const usualThreads = Math.min(2, availableParallelism());

/** Threads that do the same kind of work. Each starts when the others are busy, and turns go round among people. */
export class Crew {
  private readonly threads: Thread[];
  private readonly busy = new Set<Thread>();
  private readonly turns = new Turns<Waiting>();

  constructor({ threads = usualThreads, ...options }: ThreadOptions & { threads?: number | undefined }) {
    this.threads = Array.from({ length: threads }, () => new Thread(options));
  }

  /** How many threads there are at the moment. */
  get running(): number {
    return this.threads.filter(({ isRunning }) => isRunning).length;
  }

  /** Whether the next job would have to wait for one that is under way. */
  get isBusy(): boolean {
    return this.busy.size === this.threads.length;
  }

  run(job: unknown, { who = '', cost, signal, ...rest }: CrewJob): Promise<unknown> {
    let leave = () => {};
    const result = new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const waiting: Waiting = { ...rest, who, job, signal, resolve, reject };
      leave = () => {
        this.turns.leave(who, waiting);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.turns.wait(who, waiting, cost);
      this.next();
    });
    // One signal sees a whole sprint through, job after job.
    return result.finally(() => signal?.removeEventListener('abort', leave));
  }

  async close(): Promise<void> {
    const error = new Error('The thread was ended.');
    for (const { reject } of this.turns.clear()) reject(error);
    await Promise.all(this.threads.map((thread) => thread.end()));
  }

  private next(): void {
    const thread = this.threads.find((one) => !this.busy.has(one));
    const waiting = thread && this.turns.begin();
    if (!waiting) return;
    const { who, job, resolve, reject } = waiting;
    this.busy.add(thread);
    const settled = () => {
      this.busy.delete(thread);
      this.turns.end(who);
      this.next();
    };
    thread.run(job, waiting).then(resolve, reject).finally(settled);
    this.next();
  }
}
