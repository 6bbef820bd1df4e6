import { parseArgs } from 'node:util';
import { inSeconds, say, totalLine } from '../scripts/lib/print.mjs';
import { askedToStop } from './scenarios/asked-to-stop.ts';
import { clockMoved } from './scenarios/clock-moved.ts';
import { diskFull } from './scenarios/disk-full.ts';
import { killedEmbedded } from './scenarios/killed-embedded.ts';
import { killedPostgres } from './scenarios/killed-postgres.ts';
import { killedReading } from './scenarios/killed-reading.ts';
import { madeOnce, madeOnceEmbedded } from './scenarios/made-once.ts';
import { mailDown } from './scenarios/mail-down.ts';
import { modelDown } from './scenarios/model-down.ts';
import { openFolder } from './scenarios/open-folder.ts';
import { postgresAway } from './scenarios/postgres-away.ts';
import { storageDown } from './scenarios/storage-down.ts';
import { workerStopped } from './scenarios/worker-stopped.ts';
import type { Outcome, Scenario } from './support/scenario.ts';

// `npm run test:faults`: real faults, one after the other; after each, nothing that was acknowledged is lost or doubled.
// `-- --grep=<words>` runs those whose name holds the words.
const { values } = parseArgs({ options: { grep: { type: 'string', default: '' } } });

const scenarios: Scenario[] = [
  postgresAway,
  killedPostgres,
  workerStopped,
  killedEmbedded,
  madeOnce,
  madeOnceEmbedded,
  killedReading,
  diskFull,
  openFolder,
  mailDown,
  storageDown,
  modelDown,
  clockMoved,
  askedToStop,
];

async function outcomeOf(scenario: Scenario): Promise<Outcome> {
  try {
    return await scenario.run();
  } catch (error) {
    return { seen: '', faults: [error instanceof Error ? error.message : String(error)] };
  }
}

const totals = { passed: 0, failed: 0 };
const began = performance.now();
for (const scenario of scenarios.filter(({ name }) => name.toLowerCase().includes(values.grep.toLowerCase()))) {
  const start = performance.now();
  const { seen, faults } = await outcomeOf(scenario);
  totals[faults.length === 0 ? 'passed' : 'failed']++;
  say(
    `${faults.length === 0 ? 'ok    ' : 'FAILED'} ${scenario.name.padEnd(50)} ${inSeconds(performance.now() - start).padStart(8)}`,
  );
  if (seen) say(`         ${seen}`);
  for (const fault of faults) say(`         - ${fault}`);
}
say('');
say(`Took ${inSeconds(performance.now() - began)}.`);
say(totalLine(totals));
process.exit(totals.failed > 0 ? 1 : 0);
