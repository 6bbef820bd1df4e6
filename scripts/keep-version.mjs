import './lib/require-node.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

// `npm run upgrade:keep`: what people have under this version, for later ones to be held against. Done with each release.
await ensureDependencies();
await ensureBuilt();
const { code } = await run(join(root, 'node_modules/.bin/tsx'), [join(root, 'e2e/support/keep-version.ts')], {
  show: true,
});
process.exitCode = code;
