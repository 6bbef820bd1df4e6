import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAccount, logIn } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { openPglite } from '../../server/src/ports/db/pglite.ts';
import type { Database } from '../../server/src/ports/db/port.ts';
import { openPostgres } from '../../server/src/ports/db/postgres.ts';
import { isQuick } from '../quick.ts';
import { call } from './arrivals.ts';
import { startBareServer } from './bare.ts';
import { keepBusy, type Pace } from './closed-loop.ts';
import type { LoadOptions } from './options.ts';
import { writeResult } from './result.ts';

const days = isQuick ? 30 : 5 * 365;
const minutesADay = 30;
/** On Postgres, one person asking; the embedded database has no bar of its own. */
const barMs = 50;

/** A report a minute for half an hour a day, a quiz a day, over five years; and the sums of its days. */
const fillings = [
  `insert into learning_events (id, user_id, key, kind, day, at, seconds, began_at, ended_at)
   select 'long-' || d || '-' || m, $1, 'study:' || d || '-' || m, 'study', to_char(now() - d * interval '1 day', 'YYYY-MM-DD'),
     now() - d * interval '1 day' + m * interval '1 minute', 60,
     now() - d * interval '1 day' + (m - 1) * interval '1 minute', now() - d * interval '1 day' + m * interval '1 minute'
   from generate_series(1, ${days}) d, generate_series(1, ${minutesADay}) m`,
  `insert into learning_events (id, user_id, key, kind, day, at, details)
   select 'long-quiz-' || d, $1, 'quiz_taken:' || d, 'quiz_taken', to_char(now() - d * interval '1 day', 'YYYY-MM-DD'),
     now() - d * interval '1 day', '{"title": "A quiz", "score": 70}'
   from generate_series(1, ${days}) d`,
  `insert into learning_days (user_id, day, seconds, last, studied)
   select user_id, day, sum(seconds), max(coalesce(ended_at, at)), true from learning_events where user_id = $1 group by user_id, day`,
  'analyze',
];

/** The overview of a learner with five years of daily study, beside a bare select on the same kind of database. */
export async function benchLongStudy({ database, seconds, quick }: LoadOptions): Promise<boolean> {
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'akada-long-study-'));
  const env = { DATABASE_URL: postgres?.url, DATA_DIR: folder };
  try {
    const account = await signedUp(env);
    await fill(
      await (postgres
        ? openPostgres(postgres.url)
        : openPglite({ folder, workerScript: pathToFileURL(join(root, 'server/dist/pglite-worker.js')) })),
      account.user.id,
    );
    const server = await startBuiltServer({ env });
    const bare = await startBareServer(postgres?.url);
    try {
      const { accessToken } = await logIn(server.url, account);
      const headers = { authorization: `Bearer ${accessToken}` };
      const asks = {
        'bare select': () => call(bare.url),
        overview: () => call(`${server.url}/api/v1/progress/overview`, { headers }),
      };
      const paces: Record<string, Pace> = {};
      for (const [name, ask] of Object.entries(asks)) {
        if (!quick) await keepBusy(1, 1, ask);
        paces[name] = await keepBusy(1, seconds, ask);
      }
      return report(database, paces as Record<keyof typeof asks, Pace>);
    } finally {
      await bare.stop();
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await postgres?.stop();
  }
}

async function signedUp(env: Record<string, string | undefined>) {
  const server = await startBuiltServer({ env });
  try {
    return await createAccount(server.url);
  } finally {
    await server.end();
  }
}

async function fill(db: Database, userId: string): Promise<void> {
  for (const filling of fillings) await db.execute(filling, filling.includes('$1') ? [userId] : []);
  await db.close();
}

function report(database: string, paces: Record<'bare select' | 'overview', Pace>): boolean {
  const { 'bare select': bare, overview } = paces;
  const ratio = overview.perSecond / bare.perSecond;
  say(`${days * (minutesADay + 1)} events over ${days} days, one person (${database})`);
  for (const [name, { perSecond, p50, p95 }] of Object.entries(paces)) {
    say(`${name.padEnd(14)}${perSecond.toFixed(0).padStart(8)}/s  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`);
  }
  say(`ratio ${ratio.toFixed(3)}; the bar on Postgres is a p95 of ${barMs} ms`);
  writeResult(`load-long-study-${database}`, { database, days, minutesADay, ratio, barMs, paces });
  const isFast = isQuick || database !== 'postgres' || overview.p95 <= barMs;
  return isFast && overview.failed === 0 && bare.failed === 0;
}
