import { boot, fail } from './boot.ts';
import { recountDays } from './features/learning/learning.service.ts';
import { describeUsage } from './features/teaching/teaching.service.ts';
import { backup } from './operator/backup.ts';
import { addDemoData } from './operator/demo.ts';
import { restore } from './operator/restore.ts';
import { describeReports, putBack, takeDown } from './operator/shared-links.ts';
import { describeStrays } from './operator/stray-payments.ts';
import { systemClock } from './platform/clock.ts';
import { migrate } from './ports/db/migrate.ts';

/** The operator's command line. The embedded database belongs to one process, so the server must be stopped first. */

const usage = `Usage: operator <command>
  backup <file>   writes everything into one compressed file
  restore <file>  fills an empty database from such a file, also of the other kind
  migrate         brings the schema up to date
  demo            adds a demonstration learner and lecturer
  usage           what language models were used for in the last 7 days; --days 30 for longer
  recount         works the daily sums of study out anew from the record
  strays          money that came in and belongs to nobody
  reports         the quizzes and study materials that people reported
  take-down <link>  makes a shared quiz or study materials unavailable, by the link or the id
  put-back <link>   makes it available again`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Each with what it needs behind its name. */
const filed = ['backup', 'restore'];
const linked = ['take-down', 'put-back'];
const plain = ['migrate', 'demo', 'usage', 'recount', 'strays', 'reports'];
const commands = [...filed, ...linked, ...plain];

/** `--days 30`; a week where nothing is said. */
function daysOf(rest: string[]): number {
  if (rest.length === 0) return 7;
  const days = Number(rest[1]);
  if (rest.length !== 2 || rest[0] !== '--days' || !Number.isInteger(days) || days < 1) fail(usage);
  return days;
}

async function main([command, ...rest]: string[]): Promise<void> {
  const [file, link] = [rest[0], rest[0]];
  if (!command || !commands.includes(command) || (!plain.includes(command) && !rest[0])) fail(usage);
  const days = command === 'usage' ? daysOf(rest) : 0;
  const booted = await boot();
  const { db, config } = booted;
  try {
    if (command === 'backup' && file) say(await backup(db, config.dataDir, file));
    if (command === 'restore' && file) say(await restore(db, config.dataDir, file));
    if (!filed.includes(command)) await migrate(db);
    if (command === 'migrate') say('The schema is up to date.');
    if (command === 'demo') say(await addDemoData(booted));
    if (command === 'usage') say(await describeUsage({ db, clock: systemClock }, days));
    if (command === 'recount') say(await recountDays({ db }));
    if (command === 'strays') say(await describeStrays(db));
    if (command === 'reports') say(await describeReports(db));
    if (command === 'take-down' && link) say(await takeDown({ db, clock: systemClock }, link));
    if (command === 'put-back' && link) say(await putBack({ db, clock: systemClock }, link));
  } finally {
    await db.close();
  }
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
