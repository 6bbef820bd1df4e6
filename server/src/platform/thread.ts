import { Worker } from 'node:worker_threads';

/** What a thread answers to a job: that it has taken it up, how far it is, and how it ended. */
export type ThreadReply = { begun: true } | { share: number } | { result: unknown } | { error: Error };

export interface ThreadOptions {
  script: URL;
  /** With nothing to do for so long it ends and gives its memory back. */
  idleMs: number;
  /** In megabytes. */
  room: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb?: number };
}

/** What one job may take, counted from when the thread takes it up, and whoever follows it. */
interface JobTerms {
  ms: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
  /** How long the thread waits for another job after this one, where not as long as usual. */
  idleMs?: number | undefined;
}

/** The job went over its bounds of time, memory or stack: what it was given is to blame. */
export class OverBounds extends Error {}

/** The thread ended under the job, which may be right: it can be done again. */
export class ThreadGone extends Error {}

interface Running {
  begin(): void;
  finish(outcome: { result: unknown } | { error: Error }): void;
  onProgress: JobTerms['onProgress'];
}

const isBeyondRoom = (error: Error) =>
  error instanceof RangeError || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');

/** A thread for pure computing. It starts with a job, does one at a time, and ends when it was idle for long. */
export class Thread {
  private readonly options: ThreadOptions;
  private worker: Worker | undefined;
  private running: Running | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(options: ThreadOptions) {
    this.options = options;
  }

  get isRunning(): boolean {
    return this.worker !== undefined;
  }

  /** A job that is stopped takes the thread with it; the next one starts another. */
  run(job: unknown, { ms, signal, onProgress, idleMs }: JobTerms): Promise<unknown> {
    clearTimeout(this.idleTimer);
    this.worker ??= this.start();
    const { worker } = this;
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const stop = (error: Error) => {
        this.running?.finish({ error });
        void this.end();
      };
      const leave = () => stop(signal?.reason as Error);
      this.running = {
        onProgress,
        begin: () => {
          timer = setTimeout(() => stop(new OverBounds(`Stopped after ${ms} ms.`)), ms);
        },
        finish: (outcome) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', leave);
          this.rest(idleMs);
          if ('result' in outcome) resolve(outcome.result);
          else reject(isBeyondRoom(outcome.error) ? new OverBounds(outcome.error.message) : outcome.error);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      worker.ref();
      worker.postMessage(job);
    });
  }

  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.running?.finish({ error: new ThreadGone('The thread was ended.') });
    clearTimeout(this.idleTimer);
    await worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.options.script, { resourceLimits: this.options.room });
    worker.on('message', (reply: ThreadReply) => {
      if (this.worker !== worker) return;
      if ('begun' in reply) this.running?.begin();
      else if ('share' in reply) this.running?.onProgress?.(reply.share);
      else this.running?.finish(reply);
    });
    // One that dies by itself (out of memory, say) fails its job and is replaced at the next one.
    const die = (error: Error) => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      this.running?.finish({ error });
    };
    worker.on('error', die);
    worker.on('exit', () => die(new ThreadGone('The thread has stopped.')));
    return worker;
  }

  /** An idle thread keeps no process alive. */
  private rest(idleMs = this.options.idleMs): void {
    this.running = undefined;
    this.worker?.unref();
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => void this.end(), idleMs).unref();
  }
}
