import { parentPort, workerData } from 'node:worker_threads';
import { Unreadable } from '../../unreadable.ts';
import { closeTheDoors } from '../../worker-guards.ts';
import { type PagesJob, type PagesReply, readSomePages } from './pages.ts';

/** Reads the later pages of a long PDF, while the main thread of the same process reads the earlier ones. */

const { bytes, from } = workerData as PagesJob;
closeTheDoors();
const reply: PagesReply = await readSomePages(bytes, { from, until: (count) => count }).then(
  (pages) => ({ pages }),
  (error) => ({ failure: error instanceof Unreadable ? error.code : ('file_corrupt' as const) }),
);
parentPort?.postMessage(reply);
