import { parentPort } from 'node:worker_threads';
import type { ThreadReply } from './thread.ts';

/** The other end of a `Thread`: does each job that comes, and passes on what goes wrong. */
export function doJobs<Job>(work: (job: Job, onProgress: (share: number) => void) => unknown): void {
  const reply = (message: ThreadReply) => parentPort?.postMessage(message);
  parentPort?.on('message', (job: Job) => {
    reply({ begun: true });
    try {
      reply({ result: work(job, (share) => reply({ share })) });
    } catch (error) {
      reply({ error: error instanceof Error ? error : new Error(String(error)) });
    }
  });
}
