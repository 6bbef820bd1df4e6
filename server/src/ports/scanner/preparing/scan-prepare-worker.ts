import { setPriority } from 'node:os';
import { Unreadable } from '../../reader/unreadable.ts';
import { closeTheDoors, watchCosts } from '../../reader/worker-guards.ts';
import type { PrepareFault, PrepareJob, PrepareReply } from './prepare-apart.ts';
import { prepareFile } from './prepare-file.ts';

/** The process of one photograph or PDF: takes its job, answers once, and is ended by its parent. */

process.once('message', (job: PrepareJob) => void work(job));

async function work(job: PrepareJob): Promise<void> {
  setPriority(5);
  watchCosts(job.limits);
  closeTheDoors();
  let reply: PrepareReply | PrepareFault;
  try {
    reply = { done: await prepareFile(job) };
  } catch (error) {
    reply = error instanceof Unreadable ? { failure: error.code } : { fault: String(error) };
  }
  process.send?.(reply);
}
