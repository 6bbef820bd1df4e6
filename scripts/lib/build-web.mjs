import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { prerenderPages } from './prerender.mjs';
import { root } from './root.mjs';

/** Builds the web side with brotli and gzip forms beside each file, and renders its public pages. */
export async function buildWeb() {
  const { build } = await import('vite');
  await build({ root: join(root, 'web'), logLevel: 'warn', mode: 'production', build: { manifest: true } });
  await buildVisitor();
  await precompress(join(root, 'web/dist'));
  // The server fills in their heads, so it compresses them itself.
  await prerenderPages();
}

/**
 * The document of shared quizzes and study materials: one script and one style sheet of its own, because whatever it
 * shared with the app would bring the app's larger files along.
 */
async function buildVisitor() {
  const { build } = await import('vite');
  await build({
    root: join(root, 'web'),
    logLevel: 'warn',
    mode: 'production',
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'web/visitor.html'), output: { codeSplitting: false } },
    },
  });
}
