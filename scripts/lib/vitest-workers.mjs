import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkers } from './build-server.mjs';
import { root } from './root.mjs';

/**
 * Vitest's global set-up: the programs of threads and helper processes, bundled once. They do not inherit the runner's
 * loader, and to read them from their sources would cost each app and each document more than its test.
 */
export default async function setup() {
  // Below the packages, so that what the bundles leave outside is found.
  const cache = join(root, 'node_modules/.cache/akada');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'workers-'));
  await buildWorkers(folder);
  process.env.TEST_WORKERS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
