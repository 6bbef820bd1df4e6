import { openPglite } from './pglite.ts';
import type { Database } from './port.ts';
import { openPostgres } from './postgres.ts';

/** Postgres where DATABASE_URL names one; otherwise the embedded database in the data folder. */
export function chooseDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  workerScript: URL,
  onError: (error: Error) => void,
  onFull: (connections: number) => void,
): Promise<Database> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, onError, onFull)
    : openPglite({ folder: config.dataDir, workerScript });
}
