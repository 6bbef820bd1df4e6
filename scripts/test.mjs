import './lib/require-node.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBenches } from './lib/benches.mjs';
import { staleParts } from './lib/build-parts.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { giveUp, inSeconds, say, totalLine } from './lib/print.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { runJourneys, runVitest } from './lib/suites.mjs';

const stepNames = ['check', 'vitest', 'e2e', 'bench'];
const help = `npm test                    checks, tests with the embedded database, the core journeys in a browser
npm test -- --all           besides, the server's tests on a real Postgres, every journey, every benchmark for a moment

  --only=${stepNames.join('|')}   one part of it
  --grep=<pattern>            some tests or journeys, by their titles`;

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    grep: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const { all, only, grep } = values;
if (values.help) {
  say(help);
  process.exit(0);
}
if (only && !stepNames.includes(only)) giveUp(`--only takes one of ${stepNames.join(', ')}.`);

const totals = { passed: 0, failed: 0 };
const began = performance.now();
const runsBenches = only === 'bench' || (all && !only && !grep);

await ensureDependencies();
if (all || runsBenches) await ensurePostgres();
if (runs('e2e') || runsBenches) await ensureChromium();

// A step that fails does not stop the others: one run shows every fault.
if (runs('check') && !grep) await step('Checks', runChecks);
if (runs('e2e') || runsBenches) await step('Build', build);
if (runs('vitest')) await step('Tests', () => runVitest({ all, grep }));
if (runs('e2e')) await step('Journeys', () => runJourneys({ all, grep }));
if (runs('e2e') && !grep) await step('Bytes', checkBytes);
if (runsBenches) await step('Benchmarks, for a moment each', runBenches);

say('');
say(`Took ${inSeconds(performance.now() - began)}.`);
say(totalLine(totals));
process.exit(totals.failed > 0 ? 1 : 0);

/** @param {string} name */
function runs(name) {
  return !only || only === name;
}

/**
 * @param {string} title
 * @param {() => Promise<{ passed: number, failed: number }>} work
 */
async function step(title, work) {
  say(`\n${title}`);
  const start = performance.now();
  const result = await work();
  totals.passed += result.passed;
  totals.failed += result.failed;
  say(`${title}: ${totalLine(result)} (${inSeconds(performance.now() - start)})`);
}

async function build() {
  const stale = staleParts();
  if (stale.length === 0) return { passed: 1, failed: 0 };
  const { ok } = await run(process.execPath, [join(root, 'scripts/build.mjs'), ...stale], { show: true });
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function checkBytes() {
  const { ok, output } = await run(join(root, 'node_modules/.bin/size-limit'), []);
  say(output.trim());
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
