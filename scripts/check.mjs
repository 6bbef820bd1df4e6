import './lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { runChecks } from './lib/checks.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { say, totalLine } from './lib/print.mjs';

// `npm run check`: everything that needs neither a build nor a browser nor a database, in under a minute.
const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });
if (values.help) {
  say('npm run check');
  say('Types, lint, unused code, architecture, table walls and weak assertions; takes no options.');
  process.exit(0);
}
await ensureDependencies();
const totals = await runChecks();
say(totalLine(totals));
process.exitCode = totals.failed > 0 ? 1 : 0;
