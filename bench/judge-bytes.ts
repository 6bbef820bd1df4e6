import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../scripts/lib/root.mjs';

const door = join(root, 'answers/src/index.ts');
const entry = 'virtual:judge';

/** How much the judge alone weighs over the wire, in kilobytes: bundled and minified as the pages are, and brotli. */
export async function judgeKilobytes(): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'judge-alone',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export { judge } from ${JSON.stringify(door)};` : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [bundle] = [made].flat();
  const [script] = bundle && 'output' in bundle ? bundle.output : [];
  if (script?.type !== 'chunk') throw new Error('The judge was not bundled.');
  return brotliCompressSync(script.code).length / 1000;
}
