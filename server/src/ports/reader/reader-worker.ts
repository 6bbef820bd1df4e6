import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReadFault, ReadJob, ReadReply } from './process.ts';
import { readBytes, readDeckBytes } from './read-bytes.ts';
import { Unreadable } from './unreadable.ts';
import { closeTheDoors, watchCosts } from './worker-guards.ts';

/** The process of one document: takes its job, answers once, and is ended by its parent. */

// The other programs lie beside this one, wherever it was started from.
const ownScript = process.argv[1] ?? '';
const pdfPages = new URL(`./pdf-pages-worker${extname(ownScript)}`, pathToFileURL(ownScript));

process.once('message', (job: ReadJob) => void work(job));

async function work({ as, path, extension, wantsLines, limits }: ReadJob): Promise<void> {
  // The people who wait for pages come before the one who waits for a document.
  setPriority(10);
  watchCosts(limits);
  closeTheDoors();
  const peakMb = () => Math.round(process.resourceUsage().maxRSS / 1024);
  let reply: ReadReply | ReadFault;
  try {
    const bytes = await readFile(path);
    const read =
      as === 'deck' ? await readDeckBytes(bytes) : await readBytes(bytes, extension, { pdfPages, wantsLines });
    reply = { read, peakMb: peakMb() };
  } catch (error) {
    reply = error instanceof Unreadable ? { failure: error.code, peakMb: peakMb() } : { fault: String(error) };
  }
  process.send?.(reply);
}
