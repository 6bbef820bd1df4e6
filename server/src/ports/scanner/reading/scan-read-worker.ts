import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { closeTheDoors, watchCosts } from '../../reader/worker-guards.ts';
import type { Engine } from './engine.ts';
import { startEngine } from './engine.ts';
import { readPicture } from './read-picture.ts';
import type { PageJob, PageReply } from './reading-process.ts';

/** The process that reads pages, one after the other; its parent ends it. */

// The other programs lie beside this one, wherever it was started from.
const ownScript = process.argv[1] ?? '';
const thread = fileURLToPath(new URL(`./scan-engine-worker${extname(ownScript)}`, pathToFileURL(ownScript)));

let engine: Promise<Engine> | undefined;

process.on('message', (job: PageJob) => void work(job));
process.once('disconnect', () => process.exit());

async function work({ picture, megabytes }: PageJob): Promise<void> {
  if (!engine) {
    // The people who wait for pages of the product come before the one who waits for a page of notes.
    setPriority(10);
    watchCosts({ megabytes, milliseconds: Number.POSITIVE_INFINITY });
    closeTheDoors();
    engine = startEngine(thread);
  }
  let reply: PageReply;
  try {
    const page = await readPicture(Buffer.from(picture), await engine);
    reply = { page, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) };
  } catch (error) {
    reply = { fault: String(error) };
  }
  process.send?.(reply);
}
