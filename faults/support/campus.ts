import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { startSmtp, type TestSmtp } from '../../server/test/smtp.ts';
import { type Environment, endAll, type Running, startProduct } from './product.ts';

/** A Postgres, a mail server and processes of the product on them, all real and all on loopback. */
export interface Campus {
  postgres: Awaited<ReturnType<typeof startPostgres>>;
  smtp: TestSmtp;
  webs: Running[];
  workers: Running[];
  urls(): string[];
  addWeb(env?: Environment): Promise<Running>;
  addWorker(env?: Environment): Promise<Running>;
  /** Straight from the database. */
  rows<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

interface CampusOptions {
  webs?: number;
  workers?: number;
  env?: Environment;
}

export async function openCampus({ webs = 2, workers = 2, env = {} }: CampusOptions = {}): Promise<Campus> {
  const folder = mkdtempSync(join(tmpdir(), 'akada-faults-'));
  const postgres = await startPostgres();
  const smtp = await startSmtp();
  const shared = { DATABASE_URL: postgres.url, SMTP_URL: smtp.url, ...env };
  const campus: Campus = {
    postgres,
    smtp,
    webs: [],
    workers: [],
    urls: () => campus.webs.filter((web) => web.isRunning()).map(({ url }) => url),
    async addWeb(more = {}) {
      const web = await startProduct(folder, { ...shared, SERVICES: 'web', ...more });
      campus.webs.push(web);
      return web;
    },
    async addWorker(more = {}) {
      const worker = await startProduct(folder, { ...shared, SERVICES: 'worker', ...more });
      campus.workers.push(worker);
      return worker;
    },
    async rows(sql, values) {
      const client = new pg.Client({ connectionString: postgres.url });
      client.on('error', () => {});
      await client.connect();
      try {
        return (await client.query(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    async close() {
      await endAll([...campus.webs, ...campus.workers]);
      await smtp.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    // The first makes the tables; the others then start side by side.
    await campus.addWeb();
    await Promise.all([
      ...Array.from({ length: webs - 1 }, () => campus.addWeb()),
      ...Array.from({ length: workers }, () => campus.addWorker()),
    ]);
  } catch (error) {
    await campus.close();
    throw error;
  }
  return campus;
}
