import type pg from 'pg';

/** What Postgres and its poolers say when they take no more connections. */
const isFull = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '53300';

/** After that long others may have gone. */
const growAgainMs = 10_000;

/**
 * A pool that cannot grow, because the server takes no more connections, waits for one of its own, which is free within
 * milliseconds, instead of turning away whoever asked.
 */
export class PatientPool {
  private readonly pool: pg.Pool;
  private readonly onFull: (connections: number) => void;
  private readonly most: number;
  private growAt = 0;

  constructor(pool: pg.Pool, onFull: (connections: number) => void) {
    this.pool = pool;
    this.onFull = onFull;
    this.most = pool.options.max;
  }

  async connect(): Promise<pg.PoolClient> {
    if (this.pool.options.max < this.most && performance.now() > this.growAt) this.pool.options.max = this.most;
    while (true) {
      try {
        return await this.pool.connect();
      } catch (error) {
        // Also those that are being opened count, and may be refused in turn: then it is tried with fewer.
        const own = this.pool.totalCount;
        if (!isFull(error) || own === 0) throw error;
        this.settleFor(own);
      }
    }
  }

  async query(sql: string, values?: unknown[]): Promise<pg.QueryResult | pg.QueryResult[]> {
    const client = await this.connect();
    try {
      return await client.query(sql, values);
    } finally {
      client.release();
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  private settleFor(connections: number): void {
    const isNews = performance.now() > this.growAt;
    this.pool.options.max = connections;
    this.growAt = performance.now() + growAgainMs;
    if (isNews) this.onFull(connections);
  }
}
