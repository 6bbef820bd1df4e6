import { boot, fail } from './boot.ts';
import { backup } from './operator/backup.ts';
import { addDemoData } from './operator/demo.ts';
import { restore } from './operator/restore.ts';
import { migrate } from './ports/db/migrate.ts';

/** The operator's command line. The embedded database belongs to one process, so the server must be stopped first. */

const usage = `Usage: operator <command>
  backup <file>   writes everything into one compressed file
  restore <file>  fills an empty database from such a file, also of the other kind
  migrate         brings the schema up to date
  demo            adds a demonstration learner and lecturer`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main([command, file]: string[]): Promise<void> {
  const needsFile = command === 'backup' || command === 'restore';
  if (!command || !['backup', 'restore', 'migrate', 'demo'].includes(command) || (needsFile && !file)) fail(usage);
  const booted = await boot();
  const { db, config } = booted;
  try {
    if (command === 'backup' && file) say(await backup(db, config.dataDir, file));
    if (command === 'restore' && file) say(await restore(db, config.dataDir, file));
    if (command === 'migrate' || command === 'demo') await migrate(db);
    if (command === 'demo') say(await addDemoData(booted));
  } finally {
    await db.close();
  }
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
