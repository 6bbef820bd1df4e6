import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { root } from './root.mjs';

/** Builds the web side and leaves brotli and gzip forms beside each file, so that serving costs no compression. */
export async function buildWeb() {
  const { build } = await import('vite');
  await build({ root: join(root, 'web'), logLevel: 'warn', mode: 'production' });
  await precompress(join(root, 'web/dist'));
}
