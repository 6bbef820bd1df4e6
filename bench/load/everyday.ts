import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { call } from './arrivals.ts';
import { startBareServer } from './bare.ts';
import { type Ask, everydayCalls, foundCampus } from './campus.ts';
import { keepBusy, type Pace } from './closed-loop.ts';
import type { LoadOptions } from './options.ts';
import { writeResult } from './result.ts';

const people = 16;
/** A document is read in a process of its own, two at a time: more people would only measure the queue. */
const uploaders = 2;

/** What each everyday call costs beside a bare indexed select in the same run, everything on the same cores. */
export async function benchEveryday({ database, seconds, quick }: LoadOptions): Promise<boolean> {
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const env = { DATABASE_URL: postgres?.url, TRUST_PROXY: '1', PLAN_GATING: 'off' };
  const server = await startBuiltServer({ env });
  const bare = await startBareServer(postgres?.url);
  try {
    const calls: Record<string, Ask> = {
      'bare select': () => call(bare.url),
      ...everydayCalls(await foundCampus(server.url, quick ? 2 : undefined)),
    };
    const paces: Record<string, Pace> = {};
    for (const [name, ask] of Object.entries(calls)) {
      const crowd = name === 'upload' ? uploaders : people;
      if (!quick) await keepBusy(crowd, 1, ask);
      paces[name] = await keepBusy(crowd, seconds, ask);
    }
    const limit = paces['bare select']?.perSecond ?? Number.NaN;
    say(`${people} people who ask again at once, ${seconds} s each (${database})`);
    say('                          per s    p50 ms    p95 ms   of the bare select   failed');
    for (const [name, pace] of Object.entries(paces)) say(row(name, pace, limit));
    writeResult(`load-everyday-${database}`, { database, seconds, people, uploaders, paces });
    return Object.values(paces).every(({ failed }) => failed === 0);
  } finally {
    await bare.stop();
    await server.stop();
    await postgres?.stop();
  }
}

function row(name: string, { perSecond, p50, p95, failed }: Pace, limit: number): string {
  const cells = [perSecond, p50, p95].map((value) => value.toFixed(1).padStart(10)).join('');
  return `${name.padEnd(22)}${cells}${(perSecond / limit).toFixed(3).padStart(21)}${String(failed).padStart(9)}`;
}
