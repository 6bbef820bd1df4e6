import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { openPglite } from '../../server/src/ports/db/pglite.ts';
import { openPostgres } from '../../server/src/ports/db/postgres.ts';
import { type Campus, everydayCalls, foundCampus, signInAgain } from './campus.ts';
import { keepBusy, type Pace } from './closed-loop.ts';
import { growTo } from './grow.ts';
import type { LoadOptions } from './options.ts';
import { writeResult } from './result.ts';

const stages = [1_000, 10_000, 100_000];
const people = 8;
/** Reading a file does not know how many accounts there are. */
const unaffected = 'upload';

/** The same calls beside a thousand, ten thousand and a hundred thousand accounts with ten events each. */
export async function benchGrowth({ database, seconds, quick }: LoadOptions): Promise<boolean> {
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'akada-growth-'));
  const env = { DATABASE_URL: postgres?.url, DATA_DIR: folder, TRUST_PROXY: '1', PLAN_GATING: 'off' };
  const open = () =>
    postgres
      ? openPostgres(postgres.url)
      : openPglite({ folder, workerScript: pathToFileURL(join(root, 'server/dist/pglite-worker.js')) });
  const paces: Record<string, Record<number, Pace>> = {};
  let campus: Campus | undefined;
  try {
    for (const accounts of quick ? stages.slice(0, 1) : stages) {
      if (!campus) campus = await founded(env, quick ? 2 : undefined);
      const db = await open();
      await growTo(db, accounts);
      await db.close();
      const server = await startBuiltServer({ env });
      try {
        campus.url = server.url;
        campus.exam.url = server.url;
        await signInAgain(campus);
        for (const [name, ask] of Object.entries(everydayCalls(campus))) {
          if (name === unaffected) continue;
          if (!quick) await keepBusy(people, 1, ask);
          paces[name] = { ...paces[name], [accounts]: await keepBusy(people, seconds, ask) };
        }
      } finally {
        await server.stop();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await postgres?.stop();
  }
  const done = Object.keys(Object.values(paces)[0] ?? {}).map(Number);
  say(`p50 in ms with ${done.join(', ')} accounts, ${people} people (${database})`);
  for (const [name, byStage] of Object.entries(paces)) {
    const cells = done.map((stage) => (byStage[stage]?.p50 ?? Number.NaN).toFixed(1).padStart(10)).join('');
    say(`${name.padEnd(22)}${cells}`);
  }
  writeResult(`load-growth-${database}`, { database, seconds, people, paces });
  return Object.values(paces).every((byStage) => Object.values(byStage).every(({ failed }) => failed === 0));
}

async function founded(env: Record<string, string | undefined>, learners?: number): Promise<Campus> {
  const server = await startBuiltServer({ env });
  try {
    return await foundCampus(server.url, learners);
  } finally {
    await server.end();
  }
}
