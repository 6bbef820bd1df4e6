import { join } from 'node:path';
import { staleParts } from './build-parts.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * Builds what is stale, in a process of its own: the bundlers' memory is not left to the server.
 * @param {import('./build-parts.mjs').PartName[]} [wanted]
 */
export async function ensureBuilt(wanted = ['server', 'web']) {
  const stale = staleParts().filter((name) => wanted.includes(name));
  if (stale.length === 0) return;
  const { ok } = await run(process.execPath, [join(root, 'scripts/build.mjs'), ...stale], { show: true });
  // The build has said why.
  if (!ok) process.exit(1);
}
