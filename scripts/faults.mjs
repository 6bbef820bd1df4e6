import './lib/require-node.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

// `npm run test:faults`: breaks the built product in earnest. Takes about ten minutes, and is no part of `npm test`.
await ensureDependencies();
await ensurePostgres();
await ensureBuilt();
const program = join(root, 'faults/run.ts');
const { code } = await run(join(root, 'node_modules/.bin/tsx'), [program, ...process.argv.slice(2)], { show: true });
process.exitCode = code;
