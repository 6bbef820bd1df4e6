import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PatientPool } from './patient-pool.ts';
import type { Database } from './port.ts';
import { PostgresListener } from './postgres-listener.ts';
import { preparingClient } from './prepared-client.ts';
import type { Tables } from './tables.ts';

/** Any number will do, as long as nothing else in this database locks on it. */
const setupLock = 20_261_115;

/** Opens a pool on a Postgres server. A lost connection is the next caller's error, never the process's end. */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void = () => {},
  onFull: (connections: number) => void = () => {},
): Promise<Database> {
  const connections = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    Client: preparingClient(),
  });
  connections.on('error', onError);
  // The pool listens to idle connections only: one that is lost within a transaction would end the process, though the
  // next statement on it fails and tells whoever waits.
  connections.on('connect', (client) => client.on('error', () => {}));
  const pool = new PatientPool(connections, onFull);
  const listener = new PostgresListener({ url, onError });
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  return {
    kind: 'postgres',
    queries,
    execute: async (sql, values) => {
      const result = await pool.query(sql, values?.length ? values : undefined);
      // Several statements give several results; the last one counts, as in the embedded database.
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 };
    },
    listen: (channel, onPayload, onGap) => listener.listen(channel, onPayload, onGap),
    exclusively: async (work) => {
      // On a connection of its own: the work may use the whole pool meanwhile.
      const client = new pg.Client({ connectionString: url });
      client.on('error', onError);
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [setupLock]);
        return await work();
      } finally {
        await client.end();
      }
    },
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      await listener.close();
      await queries.destroy();
    },
  };
}
