import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { giveUp, say, totalLine } from './lib/print.mjs';

// `npm run answers:follow -- FILE.json`: a list of { kind, begins, lines, says, slip }, each line judged as the product
// judges a working. `says` has a letter for each line: y follows, n does not, ? cannot be told; `slip` is the first one's.
const [file] = process.argv.slice(2);
if (!file) giveUp('Say which file: npm run answers:follow -- FILE.json');
register();
const { follow } = await import('../answers/src/follow/index.ts');

/** @typedef {import('../answers/src/follow/index.ts').WorkingTask & { lines: string[], says: string, slip?: string }} Working */
/** @type {Working[]} */
const workings = JSON.parse(readFileSync(file, 'utf8'));
const letters = { follows: 'y', slips: 'n', unsure: '?' };
const totals = { passed: 0, failed: 0 };
for (const { lines, says, slip, ...task } of workings) {
  const verdicts = follow(task, lines);
  const said = verdicts.map(({ is }) => letters[is]).join('');
  const first = verdicts.find((verdict) => verdict.is === 'slips');
  const found = first?.is === 'slips' ? first.slip : undefined;
  const isAgreed = said === says && (!slip || found?.kind === slip);
  totals[isAgreed ? 'passed' : 'failed'] += 1;
  if (isAgreed) continue;
  say(`${task.kind} ${task.begins}: ${lines.join(' | ')}`);
  say(`  ${says}${slip ? ` (${slip})` : ''}, judged ${said}${found ? ` (${JSON.stringify(found)})` : ''}`);
}
say(totalLine(totals));
process.exit(totals.failed > 0 ? 1 : 0);
