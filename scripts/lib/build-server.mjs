import { existsSync, readdirSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { root } from './root.mjs';

/** Bundles the server's programs. Our own packages go in; what npm installed stays in node_modules. */
export async function buildServer() {
  const { build } = await import('esbuild');
  const outdir = join(root, 'server/dist');
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: serverEntries(join(root, 'server/src')),
    outdir,
    bundle: true,
    // Shared code becomes chunks beside the programs, so paths relative to import.meta.url hold in all of them.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [{ name: 'installed packages stay outside', setup: keepInstalledPackagesOutside }],
  });
}

/**
 * main, operator, and every worker thread's file: each found by its name.
 * @param {string} source
 */
export function serverEntries(source) {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const workers = files.filter((file) => file.endsWith('-worker.ts'));
  const programs = ['main.ts', 'operator.ts'].filter((file) => existsSync(join(source, file)));
  return Object.fromEntries([...programs, ...workers].map((file) => [basename(file, '.ts'), join(source, file)]));
}

/** @param {import('esbuild').PluginBuild} build */
function keepInstalledPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
    if (kind === 'entry-point' || path.startsWith('@akada/')) return undefined;
    return { path: isBuiltin(path) && !path.startsWith('node:') ? `node:${path}` : path, external: true };
  });
}
