import { parentPort, workerData } from 'node:worker_threads';
import { Unreadable } from '../../unreadable.ts';
import { closeTheDoors } from '../../worker-guards.ts';
import { type PagesJob, type PagesReply, readSomePages } from './pages.ts';
import { packPages } from './pages-message.ts';
import { openPdf } from './pdfium.ts';

/** Reads the later pages of a long PDF, while the main thread of the same process reads the earlier ones. */

const { bytes, from } = workerData as PagesJob;
closeTheDoors();
const reply: PagesReply = await openPdf(bytes)
  .then((pdf) => packPages(readSomePages(pdf, from, pdf.count)))
  .catch((error) => ({ failure: error instanceof Unreadable ? error.code : ('file_corrupt' as const) }));
parentPort?.postMessage(reply, 'places' in reply ? [reply.places.buffer] : []);
