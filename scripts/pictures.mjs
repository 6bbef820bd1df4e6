import './lib/require-node.mjs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

// `node scripts/pictures.mjs`: takes the pictures of the product that the landing page shows, from the product as it is.
await ensureDependencies();
await ensureChromium();
await ensureBuilt();
const program = join(root, 'e2e/support/take-product-pictures.ts');
const { code } = await run(join(root, 'node_modules/.bin/tsx'), [program], { show: true });
process.exitCode = code;
