import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The program of a thread or helper process, as the test set-up bundled it. */
export function workerScript(
  name: 'copy-listener' | 'draw-picture' | 'judging' | 'markdown' | 'pglite' | 'quiz-file' | 'reader' | 'teacher',
): URL {
  const folder = process.env.TEST_WORKERS;
  if (!folder) throw new Error('TEST_WORKERS is missing; the set-up of vitest.config.ts sets it.');
  return pathToFileURL(join(folder, `${name}-worker.js`));
}
