import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { dataFolder } from '../../platform/data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { makeDatabaseFolder } from './pglite-folder.ts';
import { PgliteThread } from './pglite-thread.ts';
import type { Database } from './port.ts';
import { SingleConnectionPool } from './single-connection-pool.ts';
import type { Tables } from './tables.ts';

export interface PgliteOptions {
  /** The script of the thread: a bundle in production, a source file in development and tests. */
  workerScript: URL;
  /** Where the data lives; in memory when left out. */
  folder?: string;
}

async function startThread(workerScript: URL, folder: string | undefined): Promise<PgliteThread> {
  if (!folder) return PgliteThread.start(workerScript, {});
  if (!existsSync(folder)) await makeDatabaseFolder(workerScript, folder);
  return PgliteThread.start(workerScript, { folder });
}

/** Opens the embedded database (Postgres in WebAssembly) in a thread of its own. */
export async function openPglite({ workerScript, folder }: PgliteOptions): Promise<Database> {
  const unlock = folder ? lockFolder(folder) : () => {};
  const thread = await startThread(workerScript, folder && join(folder, dataFolder.database)).catch((error) => {
    unlock();
    throw error;
  });
  const pool = new SingleConnectionPool(thread);
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  const execute: Database['execute'] = async (sql, values) => {
    const client = await pool.connect();
    try {
      return (await client.query(sql, values as never)) as never;
    } finally {
      client.release();
    }
  };

  return {
    kind: 'embedded',
    queries,
    execute,
    listen: (channel, onPayload) => thread.listen(channel, onPayload),
    // The folder's lock already keeps every other process away.
    exclusively: (work) => work(),
    ping: async () => void (await execute('select 1')),
    close: async () => {
      await pool.end();
      await thread.stop();
      unlock();
    },
  };
}
