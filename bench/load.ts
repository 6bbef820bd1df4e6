import { parseArgs } from 'node:util';
import { giveUp } from '../scripts/lib/print.mjs';
import { benchExam } from './load/exam.ts';
import { benchValidate } from './load/validate.ts';

// `npm run bench:load -- validate [--database=pglite|postgres] [--rounds=5] [--seconds=4]`
// `npm run bench:load -- exam [--database=pglite|postgres] [--quick]`
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'pglite' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    quick: { type: 'boolean', default: false },
  },
});
const scenarios = { validate: benchValidate, exam: benchExam };
const name = positionals[0] ?? 'validate';
const { database } = values;
if (!(name in scenarios)) giveUp(`Unknown scenario "${name}". Scenarios: ${Object.keys(scenarios).join(', ')}.`);
if (database !== 'pglite' && database !== 'postgres') giveUp('--database is pglite or postgres.');

const ok = await scenarios[name as keyof typeof scenarios]({
  database,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  quick: values.quick,
});
process.exitCode = ok ? 0 : 1;
