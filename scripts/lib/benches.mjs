import { join } from 'node:path';
import { prepareData } from './built-server.mjs';
import { inSeconds, say } from './print.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { workersOf } from './workers.mjs';

/**
 * Every benchmark, short: that it runs and that what it checks of its own results holds. What it measures counts for
 * nothing here, since the machine does other things as well. Coverage is left out as long as it misses a bar of its own
 * (docs/benchmarks.md, decision 067): it says so when it is run by hand.
 */
const quick = [
  ['load', 'everyday'],
  ['load', 'exam'],
  ['load', 'hall'],
  ['load', 'over'],
  ['load', 'class'],
  ['load', 'growth'],
  ['load', 'long-study'],
  ['load', 'validate'],
  ['judging'],
  ['catalogue'],
  ['teaching'],
  ['meaning'],
  ['documents'],
  ['papers'],
  ['scans'],
  ['first-lesson'],
  ['bytes'],
  ['lighthouse'],
  ['memory'],
  ['pictures'],
];

/**
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runBenches() {
  const totals = { passed: 0, failed: 0 };
  const waiting = quick.map((words) => ({
    name: `bench:${words.join(' ')}`,
    program: 'bench',
    words: [...words, '--quick'],
  }));
  // What it makes is what people get: no short form of it says anything.
  waiting.push({ name: 'files:weeks', program: 'files-weeks', words: [] });
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tryOne(next, totals);
  };
  const removeData = await prepareData();
  await Promise.all(Array.from({ length: workersOf(3e9) }, worker));
  removeData();
  return totals;
}

/**
 * @param {{ name: string, program: string, words: string[] }} one
 * @param {{ passed: number, failed: number }} totals
 */
async function tryOne({ name, program, words }, totals) {
  const began = performance.now();
  const { ok, output } = await run(process.execPath, [join(root, `scripts/${program}.mjs`), ...words]);
  totals[ok ? 'passed' : 'failed'] += 1;
  say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${inSeconds(performance.now() - began)})`);
  if (!ok) say(output.trim());
}
