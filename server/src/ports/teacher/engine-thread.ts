import { Worker } from 'node:worker_threads';
import type { Operations } from './engine-operations.ts';

export type OperationName = keyof Operations;
export type Values<N extends OperationName> =
  Parameters<Operations[N]> extends [...infer Plain, (share: number) => void] ? Plain : Parameters<Operations[N]>;

export interface EngineJob {
  id: number;
  operation: OperationName;
  values: unknown[];
}

export type EngineReply =
  | { id: number; share: number }
  | { id: number; result: unknown }
  | { id: number; error: string };

export interface JobOptions {
  signal?: AbortSignal | undefined;
  onProgress?: (share: number) => void;
}

interface Waiting extends JobOptions {
  job: EngineJob;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export interface EngineThreadOptions {
  script: URL;
  /** A job that takes longer is killed: nothing that a learner uploads may keep the engine to itself. */
  jobMs?: number;
  /** With nothing to do for so long the thread ends and gives its memory back. */
  idleMs?: number;
}

/**
 * A bound on memory keeps the thread from taking it before it is needed; the room for what lives shortly, which would
 * shrink with the bound, halves the time of small documents.
 */
const room = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 48 };

/** One thread for the engine, started at the first job; jobs run one at a time, in the order in which they came. */
export class EngineThread {
  private readonly script: URL;
  private readonly jobMs: number;
  private readonly idleMs: number;
  private worker: Worker | undefined;
  private readonly queue: Waiting[] = [];
  private running: Waiting | undefined;
  private jobTimer: NodeJS.Timeout | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private lastId = 0;

  constructor({ script, jobMs = 120_000, idleMs = 5 * 60_000 }: EngineThreadOptions) {
    this.script = script;
    this.jobMs = jobMs;
    this.idleMs = idleMs;
  }

  get isRunning(): boolean {
    return this.worker !== undefined;
  }

  run<N extends OperationName>(
    operation: N,
    values: Values<N>,
    options: JobOptions = {},
  ): Promise<Awaited<ReturnType<Operations[N]>>> {
    const { signal } = options;
    let stop = () => {};
    const result = new Promise((resolve, reject) => {
      const job = { id: ++this.lastId, operation, values: [...values] };
      const waiting: Waiting = { ...options, job, resolve, reject };
      if (signal?.aborted) return reject(abortError(signal));
      stop = () => this.cancel(waiting);
      signal?.addEventListener('abort', stop, { once: true });
      this.queue.push(waiting);
      this.next();
    });
    // One signal sees a whole sprint through, job after job.
    return result.finally(() => signal?.removeEventListener('abort', stop)) as ReturnType<typeof this.run<N>>;
  }

  async close(): Promise<void> {
    const error = new Error('The teacher has stopped.');
    for (const { reject } of this.queue.splice(0)) reject(error);
    await this.kill(error);
  }

  private next(): void {
    if (this.running) return;
    const waiting = this.queue.shift();
    clearTimeout(this.idleTimer);
    if (!waiting) {
      this.idleTimer = setTimeout(() => void this.kill(new Error('idle')), this.idleMs).unref();
      return;
    }
    this.running = waiting;
    this.worker ??= this.start();
    this.worker.ref();
    this.worker.postMessage(waiting.job);
    this.jobTimer = setTimeout(
      () => void this.kill(new Error(`The engine was stopped after ${this.jobMs / 1000} s.`)),
      this.jobMs,
    ).unref();
  }

  private start(): Worker {
    const worker = new Worker(this.script, { resourceLimits: room });
    worker.on('message', (reply: EngineReply) => this.receive(reply));
    // A thread that dies by itself (out of memory, say) fails its job and is replaced at the next one.
    const onEnd = (error: Error) => {
      if (this.worker === worker) void this.kill(error);
    };
    worker.on('error', (error) => onEnd(error as Error));
    worker.on('exit', () => onEnd(new Error('The engine has stopped.')));
    return worker;
  }

  private receive(reply: EngineReply): void {
    if (this.running?.job.id !== reply.id) return;
    if ('share' in reply) {
      this.running.onProgress?.(reply.share);
      return;
    }
    const { resolve, reject } = this.running;
    this.finish();
    if ('error' in reply) reject(new Error(reply.error));
    else resolve(reply.result);
    this.next();
  }

  private finish(): void {
    clearTimeout(this.jobTimer);
    this.running = undefined;
    // An idle thread keeps no process alive.
    this.worker?.unref();
  }

  private cancel(waiting: Waiting): void {
    const place = this.queue.indexOf(waiting);
    if (place >= 0) this.queue.splice(place, 1);
    const error = abortError(waiting.signal);
    waiting.reject(error);
    if (this.running === waiting) void this.kill(error);
  }

  private async kill(error: Error): Promise<void> {
    clearTimeout(this.idleTimer);
    const worker = this.worker;
    const running = this.running;
    this.worker = undefined;
    this.finish();
    running?.reject(error);
    await worker?.terminate();
    if (this.queue.length > 0) this.next();
  }
}

function abortError(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new DOMException('Stopped.', 'AbortError');
}
