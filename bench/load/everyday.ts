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
    const calls: Record<string, Ask> = everydayCalls(await foundCampus(server.url, quick ? 2 : undefined));
    const bareSelect = async () => {
      if (!quick) await keepBusy(people, 1, () => call(bare.url));
      return keepBusy(people, seconds / 2, () => call(bare.url));
    };
    let limit = await bareSelect();
    const paces: Record<string, Beside> = { 'bare select': { ...limit, ofBare: 1, ofBareCpu: 1 } };
    for (const [name, ask] of Object.entries(calls)) {
      const crowd = name === 'upload' ? uploaders : people;
      if (!quick) await keepBusy(crowd, 1, ask);
      const pace = await keepBusy(crowd, seconds, ask);
      // Beside what the machine gave just before and just after: it is rarely alone.
      const after = await bareSelect();
      paces[name] = {
        ...pace,
        ofBare: (2 * pace.perSecond) / (limit.perSecond + after.perSecond),
        ofBareCpu: (limit.cpuMs + after.cpuMs) / (2 * pace.cpuMs),
      };
      limit = after;
    }
    say(`${people} people who ask again at once, ${seconds} s each (${database})`);
    say('                          per s    p50 ms    p95 ms   of the bare select   by CPU time   failed');
    for (const [name, pace] of Object.entries(paces)) say(row(name, pace));
    writeResult(`load-everyday-${database}`, { database, seconds, people, uploaders, paces });
    return Object.values(paces).every(({ failed }) => failed === 0);
  } finally {
    await bare.stop();
    await server.stop();
    await postgres?.stop();
  }
}

/** A pace beside that of the bare select: by the rate, and by the work of all processes, which others do not slow down. */
interface Beside extends Pace {
  ofBare: number;
  ofBareCpu: number;
}

function row(name: string, { perSecond, p50, p95, failed, ofBare, ofBareCpu }: Beside): string {
  const cells = [perSecond, p50, p95].map((value) => value.toFixed(1).padStart(10)).join('');
  const ratios = `${ofBare.toFixed(3).padStart(21)}${ofBareCpu.toFixed(3).padStart(14)}`;
  return `${name.padEnd(22)}${cells}${ratios}${String(failed).padStart(9)}`;
}
