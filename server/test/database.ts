import { createHash, randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import { jobs, migrations } from '../src/domains.ts';
import { startQueue } from '../src/platform/queue.ts';
import { migrate } from '../src/ports/db/migrate.ts';
import { openPglite } from '../src/ports/db/pglite.ts';
import type { Database } from '../src/ports/db/port.ts';
import { openPostgres } from '../src/ports/db/postgres.ts';
import { workerScript } from './worker-scripts.ts';

/**
 * An empty, migrated database for one suite. Both kinds are copied from a template that is prepared once,
 * because preparing takes seconds and copying does not.
 */

const pgliteScript = workerScript('pglite');
const domainsFolder = fileURLToPath(new URL('../src/domains', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/akada', import.meta.url));

async function prepare(db: Database): Promise<void> {
  await migrate(db, migrations);
  const queue = await startQueue(db, jobs, pino({ level: 'silent' }));
  await queue.stop();
  await db.close();
}

/** Changes with every migration and every kind of job, so that an old template is never taken for a new one. */
async function templateName(): Promise<string> {
  const hash = createHash('sha256').update(jobs.map((job) => job.name).join());
  const files = (await readdir(domainsFolder, { recursive: true })).filter((path) => path.includes('/migrations/'));
  for (const file of files.sort()) hash.update(await readFile(join(domainsFolder, file)));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

/**
 * The engine compiles a program once as long as somebody holds it: without this, every thread of an embedded database
 * would compile Postgres anew.
 */
let postgresProgram: Promise<WebAssembly.Module> | undefined;
async function compilePostgres(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')));
}

async function embeddedTemplate(): Promise<string> {
  const folder = join(cacheFolder, await templateName());
  const exists = await readdir(folder).catch(() => null);
  if (exists) return folder;
  await mkdir(cacheFolder, { recursive: true });
  const draft = await mkdtemp(join(cacheFolder, 'draft-'));
  await prepare(await openPglite({ folder: draft, workerScript: pgliteScript }));
  // Whoever comes second finds the place taken, and uses what is there.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

async function openEmbedded(): Promise<Database> {
  postgresProgram ??= compilePostgres();
  await postgresProgram;
  const folder = await mkdtemp(join(tmpdir(), 'akada-test-'));
  // The form that waits takes half as long for these thousand files.
  cpSync(await embeddedTemplate(), folder, { recursive: true });
  const db = await openPglite({ folder, workerScript: pgliteScript });
  const close = async () => {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...db, close };
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const inDatabase = (url: string, name: string) => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

async function postgresTemplate(url: string): Promise<string> {
  const name = await templateName();
  await onServer(url, async (client) => {
    // Two suites may start at once: the lock lets one prepare while the other waits.
    await client.query('select pg_advisory_lock(4711)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${name}_draft`);
    await prepare(await openPostgres(inDatabase(url, `${name}_draft`)));
    await client.query(`alter database ${name}_draft rename to ${name}`);
  });
  return name;
}

/** A fresh database on the throw-away Postgres that the test set-up started. */
export async function createPostgresDatabase(
  url: string,
  { isEmpty = false } = {},
): Promise<{ url: string; drop(): Promise<void> }> {
  const template = isEmpty ? 'template1' : await postgresTemplate(url);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock(4712)');
    await client.query(`create database ${name} template ${template}`);
  });
  const drop = () => onServer(url, async (client) => void (await client.query(`drop database ${name} with (force)`)));
  return { url: inDatabase(url, name), drop };
}

async function openServer(url: string, options = { isEmpty: false }): Promise<Database> {
  const database = await createPostgresDatabase(url, options);
  const db = await openPostgres(database.url);
  const close = async () => {
    await db.close();
    await database.drop();
  };
  return { ...db, close };
}

function postgresUrl(): string | undefined {
  if (process.env.TEST_DATABASE !== 'postgres') return undefined;
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_DATABASE=postgres needs TEST_POSTGRES_URL; `npm test` sets both.');
  return url;
}

export async function openTestDatabase(): Promise<Database> {
  const url = postgresUrl();
  return url ? openServer(url) : openEmbedded();
}

/** One that no server has started on: what a backup of an earlier version is put back into. */
export async function openEmptyDatabase(): Promise<Database> {
  const url = postgresUrl();
  return url ? openServer(url, { isEmpty: true }) : openPglite({ workerScript: pgliteScript });
}
