import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { PgliteThread } from './pglite-thread.ts';

/** Longer than any honest transaction: a wait beyond it is a fault, answered with 503 rather than silence. */
const patienceMs = 15_000;

/** Raised when the one connection stays taken; the error handler knows it as "unavailable". */
export class ConnectionTimeout extends Error {
  readonly code = 'CONNECTION_TIMEOUT';
}

/** The embedded database has one connection; this hands it out in turn, so that transactions never mix. */
export class SingleConnectionPool implements PostgresPool {
  private tail: Promise<void> = Promise.resolve();
  private readonly thread: PgliteThread;

  constructor(thread: PgliteThread) {
    this.thread = thread;
  }

  async connect(): Promise<PostgresPoolClient> {
    let release = () => {};
    const turn = this.tail;
    this.tail = new Promise((resolve) => {
      release = resolve;
    });
    await this.waitFor(turn, release);
    return {
      query: ((sql: string, values?: unknown[]) =>
        this.thread.order({ op: 'query', sql, values })) as unknown as PostgresPoolClient['query'],
      release,
    };
  }

  async end(): Promise<void> {
    await this.tail;
  }

  private async waitFor(turn: Promise<void>, release: () => void): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ConnectionTimeout('The database is busy.')), patienceMs);
    });
    try {
      await Promise.race([turn, tooLong]);
    } catch (error) {
      // Whoever waits behind us still waits for the holder, not for us.
      void turn.then(release);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
