import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../scripts/lib/built-server.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { say } from '../scripts/lib/print.mjs';
import { writeResult } from './load/result.ts';
import { isQuick } from './quick.ts';

// `npm run bench:memory`: what a server holds that nobody has asked for anything, two minutes after it is ready.
const bars = { embedded: 300, postgres: 180 };
const waitMs = isQuick ? 0 : 120_000;

const postgres = await startPostgres();
try {
  const embedded = await measure();
  const onPostgres = await measure(postgres.url);
  const megabytes = { embedded, postgres: onPostgres };
  for (const [database, bar] of Object.entries(bars) as [keyof typeof bars, number][]) {
    say(`${database.padEnd(10)}${String(megabytes[database]).padStart(5)} MB (bar ${bar} MB)`);
    // Right after the start a server holds more than later.
    if (!(megabytes[database] > 0) || (!isQuick && megabytes[database] > bar)) process.exitCode = 1;
  }
  writeResult('memory', { bars, megabytes });
} finally {
  await postgres.stop();
}

/** The resident memory of the server's process, in which all its threads live. */
async function measure(databaseUrl?: string): Promise<number> {
  const server = await startBuiltServer({ env: { DATABASE_URL: databaseUrl } });
  try {
    await sleep(waitMs);
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } finally {
    await server.stop();
  }
}
