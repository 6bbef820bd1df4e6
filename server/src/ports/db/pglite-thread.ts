import { Worker } from 'node:worker_threads';
import type { QueryResult, Reply, Request } from './pglite-protocol.ts';

type Order = Request extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;
type Waiting = { resolve: (result: QueryResult | null) => void; reject: (error: Error) => void };

/** The server's end of the embedded database's thread: orders go out, answers come back in their order. */
export class PgliteThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Map<string, Set<(payload: string) => void>>();
  private lastId = 0;

  private constructor(worker: Worker) {
    this.worker = worker;
  }

  static async start(script: URL, data: { folder?: string }): Promise<PgliteThread> {
    const thread = new PgliteThread(new Worker(script, { workerData: data }));
    await new Promise<void>((resolve, reject) => {
      thread.worker.on('error', (error) => {
        reject(error);
        thread.failAll(error as Error);
      });
      thread.worker.on('exit', () => thread.failAll(new Error('The embedded database has stopped.')));
      thread.worker.on('message', (message: Reply) => {
        if ('ready' in message) resolve();
        else if ('failed' in message) reject(new Error(message.failed));
        else thread.receive(message);
      });
    });
    return thread;
  }

  order(order: Order): Promise<QueryResult | null> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...order, id });
    });
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const known = this.listeners.get(channel);
    if (!known) await this.order({ op: 'listen', channel });
    const set = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, set.add(onPayload));
    return async () => void set.delete(onPayload);
  }

  async stop(): Promise<void> {
    await this.order({ op: 'close' });
    await this.worker.terminate();
  }

  private receive(message: Exclude<Reply, { ready: true } | { failed: string }>): void {
    if ('channel' in message) {
      for (const listener of this.listeners.get(message.channel) ?? []) listener(message.payload);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ('error' in message) waiting?.reject(Object.assign(new Error(message.error.message), message.error));
    else waiting?.resolve(message.result);
  }

  private failAll(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
