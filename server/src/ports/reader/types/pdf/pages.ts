import { Worker } from 'node:worker_threads';
import type { ReadFailureCode } from '../../port.ts';
import { Unreadable } from '../../unreadable.ts';
import type { PageInk } from './layout/page.ts';
import { type PageRange, readPages } from './pdfium.ts';

/** Below this a second thread costs more than it brings. */
const fewestForTwo = 40;

export interface PagesJob {
  bytes: Uint8Array;
  from: number;
}

export type PagesReply = { pages: PageInk[] } | { failure: ReadFailureCode };

/** All pages with their words. The second half of a long document is read by a thread of its own, where there is one. */
export async function readAllPages(bytes: Buffer, helper: URL | undefined): Promise<PageInk[]> {
  let rest: Promise<PageInk[]> | undefined;
  const half = (count: number) => {
    if (!helper || count < fewestForTwo) return count;
    const middle = Math.ceil(count / 2);
    rest = readElsewhere(helper, { bytes, from: middle });
    // Seen below; until then nobody waits for it.
    rest.catch(() => undefined);
    return middle;
  };
  const first = await readSomePages(bytes, { from: 0, until: half });
  return rest ? [...first, ...(await rest)] : first;
}

export async function readSomePages(bytes: Uint8Array, range: PageRange): Promise<PageInk[]> {
  const pages: PageInk[] = [];
  for await (const page of readPages(bytes, range)) pages.push(page);
  return pages;
}

function readElsewhere(helper: URL, workerData: PagesJob): Promise<PageInk[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(helper, { workerData, env: {} });
    worker.once('message', (reply: PagesReply) => {
      if ('failure' in reply) reject(new Unreadable(reply.failure));
      else resolve(reply.pages);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Unreadable('file_corrupt')));
  });
}
