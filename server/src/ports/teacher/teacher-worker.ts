import { doJobs } from '../../platform/thread-jobs.ts';
import type { EngineJob } from './engine-job.ts';
import { type Operations, operations } from './engine-operations.ts';

/** A thread of the embedded engine: what takes seconds of pure computing may not block the server's event loop. */

doJobs(({ operation, values }: EngineJob, onProgress) => {
  const run = operations[operation] as (...values: unknown[]) => ReturnType<Operations[keyof Operations]>;
  // Only the maker of quizzes takes a callback, after its plain values; the others ignore it.
  return run(...values, onProgress);
});
