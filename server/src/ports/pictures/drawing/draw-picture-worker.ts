import { setPriority } from 'node:os';
import { closeTheDoors } from '../../reader/worker-guards.ts';
import { draw } from './draw.ts';
import type { DrawJob, DrawReply } from './drawing-process.ts';
import { watchDrawing } from './watch.ts';

/** The process that draws pictures, one after the other; its parent ends it. */

let watch: ReturnType<typeof watchDrawing> | undefined;

process.on('message', (job: DrawJob) => void work(job));
process.once('disconnect', () => process.exit());

async function work({ picture, wanted, maxPixels, limits }: DrawJob): Promise<void> {
  if (!watch) {
    // The people who wait for pages come before the one who waits for a picture.
    setPriority(5);
    closeTheDoors();
    watch = watchDrawing(limits);
  }
  const mark = await watch;
  mark(true);
  const begun: DrawReply = { hasBegun: true };
  process.send?.(begun);
  const reply: DrawReply = await draw(Buffer.from(picture), wanted, maxPixels).catch(() => ({ isUnusable: true }));
  mark(false);
  process.send?.(reply);
}
