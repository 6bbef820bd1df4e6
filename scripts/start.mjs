import './lib/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { giveUp, say } from './lib/print.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

// `npm start`: from a fresh clone to a served product. `--demo` puts demonstration data in first.
await ensureDependencies();
await ensureBuilt();

if (process.argv.includes('--demo')) {
  say('Adding demonstration data …');
  const { ok } = await run(process.execPath, [join(root, 'server/dist/operator.js'), 'demo'], { show: true });
  if (!ok) giveUp('The demonstration data could not be added (above).');
}

// A class on one laptop: phones in the local network join without the internet.
if (process.argv.includes('--class')) process.env.CLASSROOM = 'on';

// In this process, not in a child: a warm start is quick, and signals reach the server itself.
await import(pathToFileURL(join(root, 'server/dist/main.js')).href);
