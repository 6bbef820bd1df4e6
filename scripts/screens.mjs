import './lib/require-node.mjs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

// `npm run screens`: pictures of every page into screens/; `npm run screens -- signin` of those whose name has it.
await ensureDependencies();
await ensureChromium();
await ensureBuilt();
const program = join(root, 'e2e/support/take-pictures.ts');
const { code } = await run(join(root, 'node_modules/.bin/tsx'), [program, ...process.argv.slice(2)], { show: true });
process.exitCode = code;
