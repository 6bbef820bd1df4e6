import { existsSync, readdirSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { root } from './root.mjs';

/** @typedef {import('esbuild').PluginBuild} PluginBuild */

const outdir = join(root, 'server/dist');

/** Bundles the server's programs. Our own packages go in; what npm installed stays in node_modules. */
export async function buildServer() {
  const { build } = await import('esbuild');
  rmSync(outdir, { recursive: true, force: true });
  // esbuild has written what is wrong; its exception would say it again.
  await build(serverBundle()).catch(() => Promise.reject(new Error('')));
  await buildOneFile(outdir);
}

/**
 * What is inside every file that leaves the app: one script, one style sheet, written into the page by the server.
 * @param {string} folder
 */
async function buildOneFile(folder) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['main.ts', 'main.css'].map((name) => ({ in: join(root, 'web/onefile', name), out: 'one-file' })),
    outdir: folder,
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    // Phones that open a file may be older than those that install an app.
    target: 'chrome80',
    // Letters cost a tenth of the file: formulas are set in the phone's own.
    loader: { '.woff2': 'empty' },
    legalComments: 'none',
    logLevel: 'error',
  });
}

/**
 * Bundles the programs of threads and helper processes alone, for tests.
 * @param {string} folder
 */
export async function buildWorkers(folder) {
  const { build } = await import('esbuild');
  const bundle = serverBundle();
  const workers = Object.entries(bundle.entryPoints).filter(([name]) => name.endsWith('-worker'));
  await build({ ...bundle, entryPoints: Object.fromEntries(workers), outdir: folder });
  await buildOneFile(folder);
}

/**
 * Bundles again after each change of a source.
 * @param {(ok: boolean) => void} onBundle called after each bundling
 */
export async function watchServer(onBundle) {
  const { context } = await import('esbuild');
  await buildOneFile(outdir);
  const bundle = serverBundle();
  const told = {
    name: 'tell',
    setup: (/** @type {PluginBuild} */ b) => b.onEnd(({ errors }) => onBundle(!errors.length)),
  };
  const watching = await context({ ...bundle, plugins: [...bundle.plugins, told] });
  await watching.watch();
}

function serverBundle() {
  return {
    entryPoints: serverEntries(join(root, 'server/src')),
    outdir,
    bundle: true,
    // Shared code becomes chunks beside the programs, so paths relative to import.meta.url hold in all of them.
    splitting: true,
    format: /** @type {const} */ ('esm'),
    platform: /** @type {const} */ ('node'),
    target: 'node20',
    sourcemap: /** @type {const} */ ('linked'),
    legalComments: /** @type {const} */ ('none'),
    logLevel: /** @type {const} */ ('warning'),
    logLimit: 10,
    plugins: [{ name: 'installed packages stay outside', setup: keepInstalledPackagesOutside }],
  };
}

/**
 * main, operator, coverage-read, papers-read, scans-read, teacher-check, tutor-ask, week-files, and every worker thread's file: each found by its name.
 * @param {string} source
 */
export function serverEntries(source) {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const workers = files.filter((file) => file.endsWith('-worker.ts'));
  const commands = [
    'coverage-read.ts',
    'papers-read.ts',
    'scans-read.ts',
    'teacher-check.ts',
    'tutor-ask.ts',
    'week-files.ts',
  ];
  const programs = ['main.ts', 'operator.ts', ...commands].filter((file) => existsSync(join(source, file)));
  return Object.fromEntries([...programs, ...workers].map((file) => [basename(file, '.ts'), join(source, file)]));
}

/** @param {PluginBuild} build */
function keepInstalledPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
    if (kind === 'entry-point' || path.startsWith('@akada/')) return undefined;
    return { path: isBuiltin(path) && !path.startsWith('node:') ? `node:${path}` : path, external: true };
  });
}
