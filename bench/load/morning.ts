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
import { type Answer, arrive, call, percentile } from './arrivals.ts';
import { asPhone, enrol } from './campus.ts';
import { copyLearner, logInAll, sprintOf } from './copy-learner.ts';
import type { LoadOptions } from './options.ts';
import { writeResult } from './result.ts';

const seconds = 60;
const mostMs = 300;

/** The morning of a campus: everybody opens Home and then today's lesson, once, within a minute. They are signed in. */
export async function benchMorning({ database, students, quick }: LoadOptions): Promise<boolean> {
  const count = quick ? 20 : students;
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'akada-morning-'));
  const env = { DATABASE_URL: postgres?.url, DATA_DIR: folder, TRUST_PROXY: '1', PLAN_GATING: 'off' };
  try {
    const password = await foundOne(env, async (first) => {
      const db = await (postgres
        ? openPostgres(postgres.url)
        : openPglite({ folder, workerScript: pathToFileURL(join(root, 'server/dist/pglite-worker.js')) }));
      await copyLearner(db, first, count);
      await db.close();
    });
    const server = await startBuiltServer({ env });
    try {
      const began = performance.now();
      const tokens = await logInAll(server.url, password, count);
      const logInsPerSecond = (1000 * count) / (performance.now() - began);
      const visits = await arrive(tokens, quick ? 2 : seconds, async (token, index) => {
        const headers = asPhone(token);
        const home = await call(`${server.url}/api/v1/home`, { headers });
        const lesson = await call(`${server.url}/api/v1/learning-paths/${sprintOf(index)}/days/1`, { headers });
        return { home, lesson };
      });
      say(
        `${count} students within ${quick ? 2 : seconds} s (${database}); before that ${logInsPerSecond.toFixed(0)} log-ins a second`,
      );
      say('              p50 ms    p95 ms    p99 ms    failed');
      const pages = { home: visits.map(({ home }) => home), lesson: visits.map(({ lesson }) => lesson) };
      const figures = Object.entries(pages).map(([name, answers]) => ({ name, ...figuresOf(answers) }));
      for (const { name, p50, p95, p99, failed } of figures) {
        const cells = [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(10)).join('');
        say(`${name.padEnd(10)}${cells}${String(failed).padStart(10)}`);
      }
      writeResult(`load-morning-${database}`, { database, count, seconds, logInsPerSecond, figures });
      return figures.every(({ failed, p95 }) => failed === 0 && (quick || p95 < mostMs));
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await postgres?.stop();
  }
}

/** One learner with a sprint, made by the product itself; then, with the server away, all the others after that one. */
async function foundOne(
  env: Record<string, string | undefined>,
  copy: (first: { email: string; sprintId: string }) => Promise<void>,
): Promise<string> {
  const server = await startBuiltServer({ env });
  const first = await enrol(server.url).finally(server.end);
  await copy(first);
  return first.password;
}

function figuresOf(answers: readonly Answer[]) {
  const times = answers.map(({ ms }) => ms);
  const at = (share: number) => percentile(times, share);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), failed: answers.filter(({ status }) => status !== 200).length };
}
