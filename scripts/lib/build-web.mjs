import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { prerenderPages } from './prerender.mjs';
import { root } from './root.mjs';

/** One file at the root, so that it may speak for every page. */
async function buildServiceWorker() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(root, 'web/worker/service-worker.ts')],
    outfile: join(root, 'web/dist/sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
}

/** Builds the web side with brotli and gzip forms beside each file, and renders its public pages. */
export async function buildWeb() {
  const { build } = await import('vite');
  await build({ root: join(root, 'web'), logLevel: 'warn', mode: 'production', build: { manifest: true } });
  const configFile = join(root, 'web/vite.visitor.config.ts');
  await build({ configFile, logLevel: 'warn', mode: 'production' });
  await buildServiceWorker();
  await precompress(join(root, 'web/dist'));
  // The server fills in their heads, so it compresses them itself.
  await prerenderPages();
}
