import { boot } from './boot.ts';
import { readConfig } from './config.ts';
import { migrations } from './domains.ts';
import { UsageError } from './operator/command.ts';
import { readLine } from './operator/commands.ts';
import { systemClock } from './platform/clock.ts';
import { printable } from './platform/printable.ts';
import { migrate } from './ports/db/migrate.ts';
import { chooseMail } from './ports/mail/choose.ts';

/**
 * The operator's command line. The embedded database belongs to one process, so the server must be stopped first. Ends
 * with 0 where it was done, 1 where it could not be, 2 where the line itself is wrong.
 */
async function main(line: string[]): Promise<string> {
  const read = readLine(line);
  if ('help' in read) return read.help;
  if ('runAlone' in read) {
    const config = readConfig();
    return read.runAlone({ config, openMail: () => chooseMail(config.mail) });
  }
  const booted = await boot();
  try {
    if (!read.command.anySchema) await migrate(booted.db, migrations);
    return await read.run({ ...booted, clock: systemClock });
  } finally {
    await booted.db.close();
  }
}

main(process.argv.slice(2)).then(
  (text) => {
    process.stdout.write(`${printable(text)}\n`);
    process.exit(0);
  },
  (error: unknown) => {
    process.stderr.write(`${printable(error instanceof Error ? error.message : String(error))}\n`);
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);
