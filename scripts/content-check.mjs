import './lib/require-node.mjs';
import { join } from 'node:path';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

// `npm run content:check -- FOLDER…`: what is still wrong with the courses in these folders, line by line.
await ensureDependencies();
const program = join(root, 'content/check/run.ts');
const { code } = await run(join(root, 'node_modules/.bin/tsx'), [program, ...process.argv.slice(2)], { show: true });
process.exitCode = code;
