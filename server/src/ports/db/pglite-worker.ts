import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { ErrorParts, QueryResult, Reply, Request } from './pglite-protocol.ts';

/**
 * The thread that owns the embedded database: its queries block, so they may not block the event loop of the server.
 * Run as a program with a folder's name, it only makes the database there (pglite-folder.ts says why).
 */

const { folder } = (isMainThread ? { folder: process.argv[2] } : workerData) as { folder: string | undefined };
const reply = (message: Reply) => parentPort?.postMessage(message);

/** The system keeps the files of the folder in memory already: a cache of 128 MB of its own would hold them twice. */
const pageCache = ['-c', 'shared_buffers=32MB'];

// Compiling it in several threads is no quicker on small machines, and what each needs for it is never given back.
setFlagsFromString('--wasm-num-compilation-tasks=1');

/**
 * The engine brings a system of its own, which gives each new file a mode that others may read or even write, whatever the
 * process was told. In this thread nobody gives anything to anybody but the owner.
 */
function keepFilesToOwner(): void {
  const { chmodSync, fchmodSync } = fs;
  const owners = (mode: fs.Mode) => Number(mode) & 0o700;
  fs.chmodSync = (path, mode) => chmodSync(path, owners(mode));
  fs.fchmodSync = (file, mode) => fchmodSync(file, owners(mode));
  syncBuiltinESMExports();
}

async function open(): Promise<PGlite> {
  keepFilesToOwner();

  return PGlite.create({
    ...(folder && { dataDir: folder }),
    startParams: [...PGlite.defaultStartParams, ...pageCache],
    // Whole numbers of eight bytes as text, exactly as the pg driver gives them.
    parsers: { [types.INT8]: (value: string) => value },
  });
}

/** Without values there may be several statements, as in migrations and the job queue's own set-up. */
async function run(db: PGlite, sql: string, values: unknown[] | undefined): Promise<QueryResult> {
  const result = values?.length ? await db.query(sql, values) : (await db.exec(sql)).at(-1);
  const rows = (result?.rows ?? []) as Record<string, unknown>[];
  return { command: sql.trimStart().slice(0, 6).toUpperCase(), rowCount: result?.affectedRows || rows.length, rows };
}

function toParts(error: unknown): ErrorParts {
  const { message, code, constraint, detail, table } = error as ErrorParts;
  return { message, code, constraint, detail, table };
}

async function handle(db: PGlite, request: Request): Promise<QueryResult | null> {
  if (request.op === 'query') return run(db, request.sql, request.values);
  if (request.op === 'close') await db.close();
  else await db.listen(request.channel, (payload) => reply({ channel: request.channel, payload }));
  return null;
}

try {
  const db = await open();
  if (isMainThread) await db.close();
  parentPort?.on('message', (request: Request) => {
    handle(db, request).then(
      (result) => reply({ id: request.id, result }),
      (error) => reply({ id: request.id, error: toParts(error) }),
    );
  });
  reply({ ready: true });
} catch (error) {
  const failed = error instanceof Error ? error.message : String(error);
  reply({ failed });
  if (isMainThread) {
    process.stderr.write(failed);
    process.exitCode = 1;
  }
}
