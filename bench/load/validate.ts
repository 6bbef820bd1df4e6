import { createAccount } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { startBareServer } from './bare.ts';
import { type Measurement, measure, median } from './measure.ts';
import type { LoadOptions } from './options.ts';
import { writeResult } from './result.ts';

const bar = 0.5;

/**
 * How many sessions a second the server validates, as a share of what a bare Fastify handler with one indexed select
 * reaches on the same kind of database. The two take turns, so that a busy machine is busy for both.
 */
export async function benchValidate({ database, rounds, seconds, quick }: LoadOptions): Promise<boolean> {
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const server = await startBuiltServer({ env: { DATABASE_URL: postgres?.url } });
  const bare = await startBareServer(postgres?.url);
  try {
    const { accessToken } = await createAccount(server.url);
    const targets = {
      validate: { url: `${server.url}/api/v1/auth/validate`, headers: { authorization: `Bearer ${accessToken}` } },
      bare: { url: bare.url, headers: {} },
    };
    const runs: Record<keyof typeof targets, Measurement[]> = { validate: [], bare: [] };
    for (const target of Object.values(targets)) await measure(target, quick ? 1 : 2);
    for (let round = 0; round < rounds; round += 1) {
      runs.bare.push(await measure(targets.bare, seconds));
      runs.validate.push(await measure(targets.validate, seconds));
    }

    const rates = { bare: middle(runs.bare, 'perSecond'), validate: middle(runs.validate, 'perSecond') };
    const ratio = rates.validate / rates.bare;
    const failures = [...runs.bare, ...runs.validate].reduce((sum, { failed }) => sum + failed, 0);
    say(`                 req/s   p50 ms   p99 ms   (${database}, median of ${rounds} rounds of ${seconds} s)`);
    for (const [name, list] of Object.entries(runs)) say(row(name, list));
    say(`ratio ${ratio.toFixed(2)} (bar ${bar}), ${failures} answers other than 2xx`);
    writeResult(`load-validate-${database}`, { database, rounds, seconds, ratio, bar, failures, rates, runs });
    return (quick || ratio >= bar) && failures === 0;
  } finally {
    await bare.stop();
    await server.stop();
    await postgres?.stop();
  }
}

function middle(runs: Measurement[], part: keyof Measurement): number {
  return median(runs.map((run) => run[part]));
}

function row(name: string, runs: Measurement[]): string {
  const cell = (value: number) => value.toFixed(1).padStart(9);
  const rate = Math.round(middle(runs, 'perSecond')).toString().padStart(8);
  return `${name.padEnd(14)}${rate}${cell(middle(runs, 'p50'))}${cell(middle(runs, 'p99'))}`;
}
