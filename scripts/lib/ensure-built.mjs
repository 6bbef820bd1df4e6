import { join } from 'node:path';
import { staleParts } from './build-parts.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * Builds what is stale, in a process of its own: the bundlers' memory is not left to the server. Quietly for a command
 * whose output is read by programs.
 * @param {import('./build-parts.mjs').PartName[]} [wanted]
 * @param {{ quiet?: boolean }} [options]
 */
export async function ensureBuilt(wanted = ['server', 'web'], { quiet = false } = {}) {
  const stale = staleParts().filter((name) => wanted.includes(name));
  if (stale.length === 0) return;
  const { ok, output } = await run(process.execPath, [join(root, 'scripts/build.mjs'), ...stale], { show: !quiet });
  if (ok) return;
  // Otherwise the build has said why.
  if (quiet) process.stderr.write(output);
  process.exit(1);
}
