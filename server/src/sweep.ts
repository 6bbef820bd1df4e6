import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then the teacher's rehearsal is over and its thread has gone. */
const afterMs = 75_000;

/**
 * Clears once what the start has left behind. The engine collects garbage when it needs room, and a server that nobody
 * uses needs none: it would hold some 30 MB for as long as that lasts.
 */
export function sweepAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    collectGarbage();
  }, afterMs).unref();
}
