import { parseArgs } from 'node:util';
import { giveUp } from '../scripts/lib/print.mjs';
import { benchClass } from './load/class.ts';
import { benchEveryday } from './load/everyday.ts';
import { benchExam } from './load/exam.ts';
import { benchGrowth } from './load/growth.ts';
import { benchHall } from './load/hall.ts';
import { benchLongStudy } from './load/long-study.ts';
import { benchMorning } from './load/morning.ts';
import { benchOver } from './load/over.ts';
import { benchScale } from './load/scale.ts';
import { benchValidate } from './load/validate.ts';

// `npm run bench:load -- everyday|morning|exam|hall|over|class|scale|growth|long-study|validate [--database=pglite|postgres] [--quick]`
// `validate` takes --rounds and --seconds, `everyday`, `growth` and `long-study` --seconds, `morning`, `scale` (a minute) and `hall` --students,
// `hall` --timed, --room and --own-numbers, `over` --capacity (students a minute), which is looked for otherwise.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'pglite' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    students: { type: 'string' },
    capacity: { type: 'string' },
    timed: { type: 'boolean', default: false },
    room: { type: 'boolean', default: false },
    'own-numbers': { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const scenarios = {
  everyday: benchEveryday,
  morning: benchMorning,
  exam: benchExam,
  hall: benchHall,
  over: benchOver,
  class: benchClass,
  scale: benchScale,
  growth: benchGrowth,
  'long-study': benchLongStudy,
  validate: benchValidate,
};
const name = positionals[0] ?? 'everyday';
const { database } = values;
if (!Object.hasOwn(scenarios, name)) {
  giveUp(`Unknown scenario "${name}". Scenarios: ${Object.keys(scenarios).join(', ')}.`);
}
if (database !== 'pglite' && database !== 'postgres') giveUp('--database is pglite or postgres.');

const usualStudents: Record<string, number> = { morning: 2000, scale: 3000 };

/** So short, everything that is measured by the second. */
const quickSeconds = 0.3;

const ok = await scenarios[name as keyof typeof scenarios]({
  database,
  rounds: values.quick ? 1 : Number(values.rounds),
  seconds: values.quick ? quickSeconds : Number(values.seconds),
  students: Number(values.students ?? usualStudents[name] ?? 12_000),
  timed: values.timed,
  capacity: values.capacity === undefined ? undefined : Number(values.capacity),
  room: values.room,
  ownNumbers: values['own-numbers'],
  quick: values.quick,
});
process.exitCode = ok ? 0 : 1;
