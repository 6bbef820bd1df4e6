import './lib/require-node.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { say, totalLine } from './lib/print.mjs';

// `npm run check`: everything that needs neither a build nor a browser nor a database, in under a minute.
await ensureDependencies();
const totals = await runChecks();
say(totalLine(totals));
process.exitCode = totals.failed > 0 ? 1 : 0;
