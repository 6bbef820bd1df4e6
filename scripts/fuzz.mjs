import './lib/require-node.mjs';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { say } from './lib/print.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

// `npm run fuzz -- --requests=100000 --seed=7 --database=postgres`: the same generator as T62 of `npm test`.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(1e9)) },
    database: { type: 'string', default: 'pglite' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  say('npm run fuzz -- [--requests=100000] [--seed=7] [--database=pglite|postgres]');
  say('Sends random requests over the whole contract; the seed that is printed repeats them.');
  process.exit(0);
}

await ensureDependencies();
say(`${values.requests} requests, seed ${values.seed}`);
const project = values.database === 'postgres' ? 'server-postgres' : 'server';
const { code } = await run(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', project, 'server/test/suites/fuzz.long.test.ts'],
  { show: true, env: { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed } },
);
process.exitCode = code;
