import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { giveUp, say, totalLine } from './lib/print.mjs';

// `npm run answers:check -- FILE.json`: a list of { kind, key, given, right } with what else a key may say, judged as the
// product judges what students type.
const [file] = process.argv.slice(2);
if (!file) giveUp('Say which file: npm run answers:check -- FILE.json');
register();
const { judge } = await import('../answers/src/index.ts');

/** @typedef {import('../answers/src/index.ts').TypedKey & { given: string, right: boolean }} Pair */
/** @type {Pair[]} */
const pairs = JSON.parse(readFileSync(file, 'utf8'));
const totals = { passed: 0, failed: 0 };
for (const { given, right, ...question } of pairs) {
  const verdict = judge(question, String(given));
  const isAgreed = (verdict.is === 'right') === right;
  totals[isAgreed ? 'passed' : 'failed'] += 1;
  if (isAgreed) continue;
  const said = verdict.is === 'unread' ? `unread (${verdict.why})` : verdict.is;
  say(`${question.kind} ${question.key}: “${given}” is ${right ? 'right' : 'not right'}, judged ${said}`);
}
say(totalLine(totals));
process.exit(totals.failed > 0 ? 1 : 0);
