import { parentPort } from 'node:worker_threads';
import { type Operations, operations } from './engine-operations.ts';
import type { EngineJob, EngineReply } from './engine-thread.ts';

/** The embedded engine's thread: what takes seconds of pure computing may not block the server's event loop. */

const reply = (message: EngineReply) => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, operation, values }: EngineJob) => {
  try {
    const run = operations[operation] as (...values: unknown[]) => ReturnType<Operations[keyof Operations]>;
    // Only the maker of quizzes takes a callback, after its plain values; the others ignore it.
    const result = run(...values, (share: number) => reply({ id, share }));
    reply({ id, result });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
