import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from './print.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { isFailure, readPlaywrightResults, readVitestResults } from './test-results.mjs';

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * What is run: all of it, or what a newcomer needs; only what matches `grep` where it is given.
 * @typedef {{ all: boolean, grep: string | undefined }} Chosen
 */

/**
 * Unit, feature and port tests; the server's on the embedded database, and with `all` again on Postgres.
 * @param {Chosen} chosen
 */
export function runVitest({ all, grep }) {
  return withFolder(async (folder) => {
    const report = join(folder, 'report.json');
    const filter = grep ? ['--testNamePattern', grep] : [];
    const reporter = join(root, 'scripts/lib/vitest-reporter.mjs');
    // Named so are the few that go through everything there is, and take longest.
    const which = all ? [] : ['--project=!server-postgres', '--exclude=**/*.long.test.ts'];
    const args = ['run', '--reporter=dot', `--reporter=${reporter}`, ...which, ...filter];
    const env = { ...plainText(), TMPDIR: folder, TEST_RESULTS: report };
    const { ok } = await run(join(root, 'node_modules/.bin/vitest'), args, { show: true, env });
    // With a filter, the tests that it leaves out are reported as skipped.
    const results = existsSync(report) ? readVitestResults(report) : [];
    return count('tests', ok, grep ? results.filter((test) => test.status !== 'skipped') : results);
  });
}

/**
 * Journeys in a real browser: the core ones, or with `all` every one. A pattern looks among all of them.
 * @param {Chosen} chosen
 */
export function runJourneys({ all, grep }) {
  return withFolder(async (folder) => {
    const report = join(folder, 'report.json');
    const filter = grep ? ['--grep', grep, '--pass-with-no-tests'] : [];
    const args = ['test', '--reporter=dot,json', ...filter];
    const which = all || grep ? {} : { JOURNEYS: 'core' };
    const env = { ...plainText(), ...which, TMPDIR: folder, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const { ok } = await run(join(root, 'node_modules/.bin/playwright'), args, { show: true, env });
    return count('journeys', ok, existsSync(report) ? readPlaywrightResults(report) : []);
  });
}

const memoryDisk = '/dev/shm';
const spareBytes = 8e9;

/** Whether databases that live for one suite can be kept in memory: on a disk, their thousands of files are waited for. */
function hasMemoryToSpare() {
  if (!existsSync(memoryDisk) || process.availableMemory() < spareBytes) return false;
  const { bavail, bsize } = statfsSync(memoryDisk);
  return bavail * bsize >= spareBytes;
}

/**
 * Gives a runner a folder for its report and for whatever its tests leave in the temporary folder; it goes afterwards,
 * also after an interruption.
 * @param {(folder: string) => Promise<Totals>} use
 * @returns {Promise<Totals>}
 */
async function withFolder(use) {
  const folder = mkdtempSync(join(hasMemoryToSpare() ? memoryDisk : tmpdir(), 'akada-run-'));
  // The throw-away Postgres runs as another user, who has to reach its own folder below.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await use(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

const LINES_OF_A_FAILURE = 15;

/**
 * @param {string} what
 * @param {boolean} ok the runner's own verdict, which also knows of errors outside any test
 * @param {import('./test-results.mjs').TestResult[]} results
 * @returns {Totals}
 */
function count(what, ok, results) {
  const failures = results.filter(isFailure);
  for (const { title, status, message } of failures) {
    say(`FAILED ${title}`);
    // The runner showed the whole of it, far above; its beginning says what was waited for.
    const why = status === 'skipped' ? 'skipped without saying why' : message.trim();
    for (const line of why.split('\n').slice(0, LINES_OF_A_FAILURE)) say(`       ${line}`);
  }
  const passed = results.filter((test) => test.status === 'passed').length;
  if (!ok && failures.length === 0) {
    say(`FAILED ${what}: the runner reported a failure outside any test (above)`);
    return { passed, failed: 1 };
  }
  return { passed, failed: failures.length };
}

/** Colours only where somebody looks: logs of continuous integration stay readable. */
function plainText() {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
}
